"""Prints medians and paired ratios of the rounds that bench/figure.sh timed.

usage: paired_ratios.py ROUND_JSON...     each a hyperfine export with the commands burin, gnuplot and matplotlib
"""
import json
import sys
from statistics import median


def read_round(path):
    """Median seconds of each command in one round."""
    with open(path, encoding="utf-8") as file:
        return {result["command"]: median(result["times"]) for result in json.load(file)["results"]}


def main(paths):
    rounds = [read_round(path) for path in paths]
    for name in ("burin", "gnuplot", "matplotlib"):
        times = [1000 * each[name] for each in rounds]
        print(f"{name:20} {median(times):8.1f} ms   ({min(times):.1f} .. {max(times):.1f})")
    for top, bottom in (("burin", "gnuplot"), ("matplotlib", "burin")):
        ratios = [each[top] / each[bottom] for each in rounds]
        print(f"{top + ' / ' + bottom:20} {median(ratios):8.2f}      ({min(ratios):.2f} .. {max(ratios):.2f}), {len(ratios)} pairs")


if __name__ == "__main__":
    main(sys.argv[1:])
