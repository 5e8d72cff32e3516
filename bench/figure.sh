#!/usr/bin/env bash
# Times three ways to config/end-to-end.yaml's page, from the start of a process to the PDF on disk:
#   burin       burin render, the YAML and the CSV read, the figure laid out and drawn, the PDF finished
#   gnuplot     gnuplot alone on the script that burin emits: what burin cannot be faster than, drawing one page
#   matplotlib  the same figure as a plain script, bench/end_to_end_matplotlib.py
# In each round all three run one after the other, so that a machine that slows down slows all; ratios are taken within a round.
# usage: figure.sh BURIN [ROUNDS]     the raw times go to build/bench/
set -euo pipefail

(($# >= 1)) || { echo "usage: $0 BURIN [ROUNDS]" >&2; exit 2; }
burin=$(realpath "$1")
rounds=${2:-10}
python=${PYTHON:-/usr/bin/python3}  # the one that Debian's python3-matplotlib belongs to
root=$(cd "$(dirname "$0")/.." && pwd)
out=$root/build/bench
rm -rf "$out"
mkdir -p "$out"
cd "$out"

spec=$root/config/end-to-end.yaml
"$burin" emit "$spec" -o end-to-end.gp

commands=(
  --command-name burin "'$burin' render '$spec' -o '$out/burin.pdf'"
  --command-name gnuplot "gnuplot -d end-to-end.gp"
  --command-name matplotlib "$python '$root/bench/end_to_end_matplotlib.py' '$root/config/throughput.csv' '$out/matplotlib.pdf'"
)
for ((round = 1; round <= rounds; round++)); do
  # The warm-up loads libraries and font caches; only the first round needs it.
  hyperfine --shell none --style none --warmup $((round == 1)) --runs 3 --export-json "round-$round.json" "${commands[@]}" >/dev/null 2>hyperfine.log || { cat hyperfine.log >&2; exit 1; }
done

gnuplot --version
$python -c 'import matplotlib; print("matplotlib", matplotlib.__version__)'
$python "$root/bench/paired_ratios.py" round-*.json
