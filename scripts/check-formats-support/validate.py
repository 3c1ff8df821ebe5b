"""validate.py SARIF-SCHEMA DIR...: tells each way in which the outputs in the directories are not valid."""

import collections
import json
import pathlib
import sys
import xml.etree.ElementTree

import jsonschema

problems = []
checked = collections.Counter()


def report(path, message):
    problems.append(f"{path}: {message}")


def load(path):
    return json.loads(path.read_bytes().decode("utf-8"))


def validate(path, validator, value):
    for error in sorted(validator.iter_errors(value), key=lambda error: list(map(str, error.absolute_path))):
        report(path, f"{error.json_path}: {error.message[:300]}")


def check_json(directory):
    schema = load(directory / "report-schema.json")
    jsonschema.Draft202012Validator.check_schema(schema)
    path = directory / "report.json"
    whole = load(path)
    validate(path, jsonschema.Draft202012Validator(schema), whole)
    checked["findings"] += len(whole["findings"])

    path = directory / "report.jsonl"
    line_schema = jsonschema.Draft202012Validator({"$schema": schema["$schema"], "$defs": schema["$defs"], "$ref": "#/$defs/line"})
    lines = [json.loads(line) for line in path.read_text("utf-8").split("\n") if line]
    for line in lines:
        validate(path, line_schema, line)
    expected = [{**value, "kind": kind[:-1]} for kind in ("findings", "todos", "warnings", "problems") for value in whole[kind]]
    if lines != expected:
        report(path, "does not hold the objects of report.json")
    return whole


def check_views(directory):
    """What report and why write, each with its own schema."""
    for name in ("overview", "fleet", "explanation"):
        schema = load(directory / f"{name}-schema.json")
        jsonschema.Draft202012Validator.check_schema(schema)
        path = directory / f"{name}.json"
        value = load(path)
        validate(path, jsonschema.Draft202012Validator(schema), value)
        things = "repositories" if name == "fleet" else "types"
        checked[f"{things} of {name}"] += len(value[things])


def check_sarif(directory, schema):
    path = directory / "report.sarif"
    log = load(path)
    jsonschema.Draft7Validator.check_schema(schema)
    validate(path, jsonschema.Draft7Validator(schema, format_checker=jsonschema.Draft7Validator.FORMAT_CHECKER), log)
    for run in log["runs"]:
        rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
        prints = collections.Counter(json.dumps(result["partialFingerprints"], sort_keys=True) for result in run["results"])
        for text in (text for text, count in prints.items() if count > 1):
            report(path, f"the fingerprint {text} stands twice")
        for result in run["results"]:
            if rules[result["ruleIndex"]] != result["ruleId"]:
                report(path, f"the index of {result['ruleId']} leads to another rule")
            checked["fixes"] += len(result.get("fixes", []))
        checked["results"] += len(run["results"])


ISSUE = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": r"^(?!\./|/)."},
                    "lines": {"type": "object", "required": ["begin"], "properties": {"begin": {"type": "integer", "minimum": 1}}},
                },
            },
        },
    },
}


def check_gitlab(directory):
    path = directory / "gitlab.json"
    issues = load(path)
    validate(path, jsonschema.Draft202012Validator(ISSUE), issues)
    if len({issue["fingerprint"] for issue in issues}) != len(issues):
        report(path, "a fingerprint stands twice")
    checked["issues"] += len(issues)


def check_junit(directory, whole):
    path = directory / "junit.xml"
    suites = xml.etree.ElementTree.parse(path).getroot()
    cases = suites.findall("testsuite/testcase")
    for element in [suites, *suites.findall("testsuite")]:
        for attribute, count in [
            ("tests", len(cases)),
            ("failures", len(suites.findall("testsuite/testcase/failure"))),
            ("errors", len(suites.findall("testsuite/testcase/error"))),
            ("skipped", len(suites.findall("testsuite/testcase/skipped"))),
        ]:
            if element.get(attribute) != str(count):
                report(path, f"{attribute} of {element.tag} is {element.get(attribute)} and should be {count}")
    if len(cases) != len(whole["findings"]) + len(whole["problems"]):
        report(path, "there is not one case for each type and problem")
    if len({(case.get("classname"), case.get("name")) for case in cases}) != len(cases):
        report(path, "two cases have one name")
    checked["cases"] += len(cases)


def main():
    schema = load(pathlib.Path(sys.argv[1]))
    for name in sys.argv[2:]:
        directory = pathlib.Path(name)
        whole = check_json(directory)
        check_views(directory)
        check_sarif(directory, schema)
        check_gitlab(directory)
        check_junit(directory, whole)
    for problem in problems:
        print(problem)
    print(", ".join(f"{count} {name}" for name, count in checked.items()), "invalid" if problems else "valid")
    return 1 if problems else 0


sys.exit(main())
