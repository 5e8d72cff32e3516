#!/usr/bin/env bash
# A paper's life with Makefile.paper, on a copy of docs/example-paper with a second figure beside the first: the first build, nothing to do,
# a CSV that changed, a figure with a fault.
# usage: paper_test.sh BURIN SOURCE_FOLDER
set -uo pipefail

(($# == 2)) || { echo "usage: $0 BURIN SOURCE_FOLDER" >&2; exit 2; }
burin=$(realpath "$1")
source_folder=$(realpath "$2")
for tool in make pdflatex; do
  command -v $tool >/dev/null || { echo "FAILED: $tool is not there" >&2; exit 1; }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$source_folder/Makefile.paper" "$work/"
mkdir -p "$work/docs"
cp -r "$source_folder/docs/example-paper" "$work/docs/paper"
cd "$work/docs/paper"
rm -rf build figures/*.pdf paper.pdf
# The second figure reads a file of its own.
sed 's/latency\.csv/second.csv/' figures/latency.yaml >figures/second.yaml
cp figures/latency.csv figures/second.csv

fail() {
  echo "FAILED: $*" >&2
  echo "--- what make printed:" >&2
  cat "$work/log" >&2
  exit 1
}
run_make() { make BURIN="$burin" "$@" >"$work/log" 2>&1; }
drawn() { grep -c -- '--depfile' "$work/log"; }
typeset_runs() { grep -c '^pdflatex' "$work/log"; }
bytes() { sha256sum "$1" | cut -d' ' -f1; }
# Times on files may be as coarse as the clock's tick.
touch_later() { sleep 1.1; touch "$@"; }

run_make -j2 paper.pdf || fail "the first build does not go through"
[[ -s paper.pdf ]] || fail "the first build leaves no paper.pdf"
(($(drawn) == 2)) || fail "the first build draws $(drawn) figures, expected 2"

run_make || fail "the second build does not go through"
(($(drawn) == 0 && $(typeset_runs) == 0)) || fail "the second build redid something, and nothing had changed"
run_make figure || fail "make figure with nothing to do does not go through"
(($(drawn) == 0)) || fail "make figure drew something, and nothing had changed"

touch_later figures/latency.csv
run_make -j2 paper.pdf || fail "the build after a change of latency.csv does not go through"
grep -q -- '-o figures/latency.pdf' "$work/log" || fail "latency.csv changed, and figures/latency.pdf was not drawn again"
(($(drawn) == 1)) || fail "latency.csv changed, and $(drawn) figures were drawn, expected 1"
(($(typeset_runs) == 1)) || fail "a figure changed, and the paper was not built again"

before=$(bytes figures/latency.pdf)
sleep 1.1
cp figures/latency.yaml "$work/good.yaml"
echo 'no_such_key: 1' >>figures/latency.yaml
run_make paper.pdf && fail "a figure with a fault does not stop make"
grep -q 'no_such_key' "$work/log" || fail "make does not show the fault of the figure"
[[ -e figures/latency.pdf ]] || fail "a fault took the old PDF away"
[[ $(bytes figures/latency.pdf) == "$before" ]] || fail "a fault changed the old PDF"
{ echo '.DELETE_ON_ERROR:'; cat Makefile; } >Makefile.strict
run_make -f Makefile.strict paper.pdf && fail "a figure with a fault does not stop make, under .DELETE_ON_ERROR"
[[ $(bytes figures/latency.pdf) == "$before" ]] || fail "under .DELETE_ON_ERROR a fault took or changed the old PDF"

cp "$work/good.yaml" figures/latency.yaml
run_make paper.pdf || fail "the mended figure does not go through"
(($(drawn) == 1)) || fail "the mended figure made $(drawn) figures draw, expected 1"

# A data file that goes away is the figure's fault, not make's.
rm figures/second.csv
run_make figure && fail "a data file that went away goes unnoticed"
grep -q 'No rule to make target' "$work/log" && fail "make stumbles over a data file that went away, instead of letting burin say so"

# A PDF of unknown age, as from a fresh checkout, is drawn anew.
cp figures/latency.csv figures/second.csv
run_make figure || fail "the build after the data file came back does not go through"
rm -r build
run_make figure || fail "the build without notes of what was read does not go through"
(($(drawn) == 2)) || fail "without notes of what was read $(drawn) figures were drawn, expected 2"

echo "passed"
