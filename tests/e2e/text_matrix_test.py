#!/usr/bin/python3
"""Every metacharacter in every text field comes out of the PDF as it went in, drawn by burin and by a bare gnuplot on the emitted script.

usage: text_matrix_test.py BURIN
"""
import json
import os
import subprocess
import sys
import tempfile

TEXTS = [
    "_", "a_b", "^", "&", "@", "@x", "%", "%d %s %%", "50%", "{", "}", "}{", "{a, b}", "O(n^{2})", "T_{p99}", "~", "~a{.8-}", "\\", "x\\", "\\n", "\\140",
    "\\U+00B5", "C:\\new\\table", "'", "''", '"', 'it\'s "q"', "`touch PWNED`", "$(touch PWNED)", "$5 vs $10", "#", "#1", "<", "|", "<touch PWNED", "notitle", "with lines",
    "at 1,1", "noenhanced", "!touch PWNED", "system('touch PWNED')", ";", "EOD", "*", "**b**", "a&b;c", "µ×ü", "−5", "ℓ∞", "[0, 1)", "key: value", "- x", "%1$s", "{/Symbol a}", "&{xx}", "a^b_c",
]
# Each field has marks of its own round the text, so that one cannot stand in for another.
FIELDS = ["title", "x", "y", "panel", "axisx", "axisy", "tick", "legend", "note", "series"]


def figure(text):
    t = {field: json.dumps(f"<{field}>{text}</{field}>", ensure_ascii=False) for field in FIELDS}
    return f"""
size: {{width: 10in, height: 6in}}
text: literal
title: {t['title']}
x_label: {t['x']}
y_label: {t['y']}
legend: {{at: top, columns: 1}}
data: {{d: {{columns: {{s: [{t['series']}, {t['series']}], a: [1, 2], b: [1, 2]}}}}}}
panels:
  - title: {t['panel']}
    x: {{label: {t['axisx']}, ticks: {{at: [1.5], labels: [{t['tick']}]}}}}
    y: {{label: {t['axisy']}}}
    annotations: [{{text: {t['note']}, at: [50%, 50%], anchor: center}}]
    marks:
      - {{mark: line, x: [1, 2], y: [1, 2], label: {t['legend']}}}
      - {{mark: line, data: d, x: a, y: b, by: s}}
"""


def printed(pdf):
    return subprocess.run(["pdftotext", "-raw", pdf, "-"], capture_output=True, check=True).stdout.decode().replace("\n", " ")


def main():
    burin = os.path.realpath(sys.argv[1])
    failed = 0

    def check(what, ok):
        nonlocal failed
        if not ok:
            print("failed:", what)
            failed += 1

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for text in TEXTS:
            with open("fig.yaml", "w", encoding="utf-8") as file:
                file.write(figure(text))
            for command in ([burin, "fig.yaml"], [burin, "emit", "fig.yaml", "-o", "alone.gp"], ["gnuplot", "-d", "alone.gp"]):
                run = subprocess.run(command, capture_output=True, text=True, check=False)
                check(f"{command[-2:]} on {text!r}: {run.stderr}", run.returncode == 0 and not run.stderr)
            for pdf in ("fig.pdf", "alone.pdf"):
                page = printed(pdf)
                for field in FIELDS:
                    check(f"{field} {text!r} in {pdf}", f"<{field}>{text}</{field}>" in page)
            check(f"{text!r} ran a command", not os.path.exists("PWNED"))
        # Names of files are texts, too: those of the figure and its data, and what the script says of itself.
        for name in ["a b", "it's", 'q"q', "$x", "`touch PWNED`", "%d", "a\\b", "#1", "ü", "{a}", "a;b", "EOD"]:
            data = name + ".csv"
            with open(data, "w", encoding="utf-8") as file:
                file.write("a,b\n1,1\n2,2\n")
            with open(name + ".yaml", "w", encoding="utf-8") as file:
                file.write(f"data: {{d: {json.dumps(data, ensure_ascii=False)}}}\npanels: [{{marks: [{{mark: line, x: a, y: b}}]}}]\n")
            for command in ([burin, "render", name + ".yaml"], [burin, "emit", name + ".yaml", "-o", name + ".gp"], ["gnuplot", "-d", name + ".gp"]):
                run = subprocess.run(command, capture_output=True, text=True, check=False)
                check(f"{command} : {run.stderr}", run.returncode == 0)
                check(f"no {name}.pdf", os.path.exists(name + ".pdf"))
            check(f"{name!r} ran a command", not os.path.exists("PWNED"))
        os.chdir("/")
    print(f"{len(TEXTS)} texts in {len(FIELDS)} fields, {failed} failed")
    sys.exit(failed > 0)


main()
