#!/usr/bin/python3
"""Holds the JSON Schema against an independent validator: every figure of the repo is valid, every faulty one that a schema can see is not.

usage: schema_test.py SOURCE_DIR
"""
import glob
import json
import os
import re
import sys

import jsonschema
import yaml

# Diagnostics about the form of the file, which a schema describes; names, data and YAML itself are beyond it.
SEEN = {"unknown-key", "wrong-type", "bad-length", "missing-key"}


class Loader(yaml.SafeLoader):
    """YAML 1.2's booleans and nothing that looks like a date: `no` and `2024-01-01` are texts, as they are for burin."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if tag not in ("tag:yaml.org,2002:bool", "tag:yaml.org,2002:timestamp")]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
Loader.add_implicit_resolver("tag:yaml.org,2002:float", re.compile(r"^[-+]?(?:\d+\.?\d*|\.\d+)[eE][-+]?\d+$"), list("-+.0123456789"))
Loader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))


def load(path):
    with open(path, encoding="utf-8") as file:
        return yaml.load(file, Loader)


def main():
    source = sys.argv[1]
    with open(os.path.join(source, "docs/figure.schema.json"), encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    failed = 0
    good = [path for pattern in ("config/*.yaml", "templates/starters/*/*.yaml", "tests/golden/ok/*.yaml", "docs/example-paper/figures/*.yaml", "tests/e2e/*.yaml")
            for path in sorted(glob.glob(os.path.join(source, pattern)))]
    for path in good:
        for fault in validator.iter_errors(load(path)):
            print(f"{path}: {'.'.join(map(str, fault.absolute_path))}: {fault.message[:200]}")
            failed += 1
    # A theme is a figure without its content.
    theme = dict(schema, definitions=dict(schema["definitions"], figure={k: v for k, v in schema["definitions"]["figure"].items() if k != "required"}))
    for path in sorted(glob.glob(os.path.join(source, "config/themes/*.yaml"))):
        for fault in jsonschema.Draft7Validator(theme).iter_errors(load(path)):
            print(f"{path}: {fault.message[:200]}")
            failed += 1
    # What an editor puts in for a key must be a value of the key.
    for name, definition in schema["definitions"].items():
        for key, shape in definition["properties"].items():
            if "default" in shape:
                for fault in jsonschema.Draft7Validator(dict(shape, definitions=schema["definitions"])).iter_errors(shape["default"]):
                    print(f"{name}.{key}: the default is no value of it: {fault.message[:200]}")
                    failed += 1
    seen = 0
    for path in sorted(glob.glob(os.path.join(source, "tests/golden/errors/*.stderr"))):
        with open(path, encoding="utf-8") as file:
            faults = re.findall(r"^([^:]*):\d+:\d+: error: .* \[([a-z-]+)\]$", file.read(), re.M)
        codes = [code for name, code in faults]
        if any(not name.endswith(os.path.basename(path)[: -len(".stderr")] + ".yaml") for name, code in faults):
            continue  # a fault in a file that the figure reads
        if not codes or not set(codes) <= SEEN:
            continue
        try:
            figure = load(path[: -len(".stderr")] + ".yaml")
        except (yaml.YAMLError, UnicodeDecodeError):
            continue
        # What is missing inside of a value that has some other key is not a matter of its form.
        if codes == ["missing-key"] and os.path.basename(path) not in ("missing-key.stderr", "missing_key.stderr"):
            continue
        seen += 1
        if validator.is_valid(figure):
            print(f"{path}: the schema takes what burin does not")
            failed += 1
    print(f"{len(good)} figures, {seen} faulty ones, {failed} failed")
    sys.exit(failed > 0 or not good or not seen)


main()
