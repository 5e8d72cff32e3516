"""Draws config/end-to-end.yaml's figure with matplotlib, written the plain way, for bench/figure.sh.

usage: end_to_end_matplotlib.py THROUGHPUT_CSV OUTPUT_PDF
"""
import csv
import sys
from collections import defaultdict

import matplotlib

matplotlib.use("pdf")
import matplotlib.pyplot as plt

TOKENS = 7473 * 512 * 10
SALMON = "#e66d68"
STYLES = {
    "1F1B": {"color": "#8b0000", "marker": "v"},
    "FSDP": {"color": "#bfbfbf", "marker": "^"},
    "TP": {"color": "black", "marker": "o"},
    "PEFT": {"color": "black", "marker": "^"},
    "mLoRA": {"color": SALMON, "marker": "*"},
}
LOWER_RIGHT = {"ha": "right", "va": "bottom"}
CENTER = {"ha": "center", "va": "center"}
# title, cluster, model, x ticks, x range, y range, notes: (text, place in the box, anchor, size)
PANELS = [
    ("(a) 1.1B A6000×4", "A6000x4", "1.1B", range(2, 13, 2), None, (0, 3), [("enable BatchLoRA", (0.38, 0.07), LOWER_RIGHT, 10)]),
    ("(b) 7B A6000×4", "A6000x4", "7B", range(1, 5), None, (0, 10), []),
    ("(c) 13B A6000×4", "A6000x4", "13B", (1, 2), (0.8, 2.2), (0, 20), [("FSDP : OOM", (0.9, 0.8), LOWER_RIGHT, 12)]),
    ("(d) 70B A6000×4", "A6000x4", "70B", range(1, 5), None, (0, 60), [("FSDP : OOM\nTP : OOM", (0.9, 0.1), LOWER_RIGHT, 12)]),
    ("(e) 1.1B 3090×8", "3090x8", "1.1B", range(2, 9, 2), (0.5, 8.5), (0, 400), []),
    ("(f) 7B 3090×8", "3090x8", "7B", range(1, 5), (0.5, 4.5), (0, 40),
     [("FSDP : OOM\nTP : about one month", (0.9, 0.7), LOWER_RIGHT, 12)]),
    ("(g) 13B 3090×8", "3090x8", "13B", (1, 2), (0.8, 2.2), (0, 40), [("FSDP : OOM\nTP : OOM", (0.9, 0.7), LOWER_RIGHT, 12)]),
    ("(h) 70B 3090×8", "3090x8", "70B", (1, 2), (0, 2), (0, 40),
     [("FSDP : OOM\nTP : OOM\n1F1B : OOM\nmLoRA : OOM", (0.5, 0.5), CENTER, 12)]),
    ("(i) 1.1B A6000", "A6000", "1.1B", range(2, 13, 2), None, (3, 4), []),
    ("(j) 7B A6000", "A6000", "7B", range(1, 6), None, (13, 16), []),
    ("(k) 13B A6000", "A6000", "13B", (1, 2, 3), (0.8, 3.2), (25, 27), []),
    ("(l) 70B A6000", "A6000", "70B", (1, 2), (0, 2), (25, 27), [("PEFT : OOM\nmLoRA : OOM", (0.5, 0.5), CENTER, 12)]),
]


def read_lines(path):
    """Points of each line: (cluster, model) -> system -> (adapters, hours)."""
    lines = defaultdict(lambda: defaultdict(lambda: ([], [])))
    with open(path, encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            x, y = lines[row["cluster"], row["model"]][row["system"]]
            x.append(int(row["adapters"]))
            y.append(TOKENS / float(row["tokens_per_second"]) / 3600)
    return lines


def draw(lines, output):
    plt.rcParams["font.family"] = ["Times New Roman", "Liberation Serif"]
    plt.rcParams["font.size"] = 16
    fig, axes = plt.subplots(nrows=3, ncols=4, figsize=(14, 6.36), layout="constrained")
    handles = {}
    for ax, (title, cluster, model, ticks, x_range, y_range, notes) in zip(axes.flat, PANELS):
        for system, style in STYLES.items():
            if system in lines[cluster, model]:
                handles[system], = ax.plot(*lines[cluster, model][system], **style)
        ax.set_title(title, fontsize=16)
        ax.set_xticks(list(ticks))
        ax.set_ylim(*y_range)
        if x_range:
            ax.set_xlim(*x_range)
        for text, place, anchor, size in notes:
            ax.text(*place, text, fontsize=size, color=SALMON, transform=ax.transAxes, **anchor)
    for ax in axes[:, 0]:
        ax.set_ylabel("Average task\ncompletion time (h)")
    axes[0, 0].arrow(5, 0.5, 0.5, 0.3, width=0.01, head_width=0.1, color="black")
    names = [name for name in STYLES if name in handles]
    fig.legend([handles[name] for name in names], names, loc="lower center", bbox_to_anchor=(0.5, 1), ncol=5, frameon=False, fontsize=14)
    fig.supxlabel("Number of simultaneously trained LoRA adapters", fontsize=16)
    fig.savefig(output, bbox_inches="tight")


if __name__ == "__main__":
    draw(read_lines(sys.argv[1]), sys.argv[2])
