"""Runs a composite action as a runner would, with a cache in a directory.

    run-action.py ACTION.YML WORKSPACE STATE [INPUT=VALUE | github.NAME=VALUE]...

STATE is a directory for what the runner keeps: temporary files, the summary of the step, the cache. Prints the outputs of the action as
`output NAME=VALUE` behind all that the steps print, and ends with 1 where a step failed. What it knows of expressions is what action.yml uses.
What nobody gave of github.NAME is empty.
"""

import os
import re
import shutil
import subprocess
import sys

import yaml


class Runner:
    def __init__(self, path, workspace, state, values):
        inputs = {name: value for name, value in values.items() if not name.startswith("github.")}
        self.context = {name: value for name, value in values.items() if name.startswith("github.")}
        self.action = yaml.safe_load(open(path, encoding="utf-8"))
        unknown = set(inputs) - set(self.action["inputs"])
        if unknown:
            sys.exit(f"{path} has no input {', '.join(sorted(unknown))}")
        self.inputs = {name: str(inputs.get(name, spec.get("default", ""))) for name, spec in self.action["inputs"].items()}
        self.outputs = {}
        self.workspace = os.path.abspath(workspace)
        self.state = os.path.abspath(state)
        self.path = os.path.dirname(os.path.abspath(path))
        os.makedirs(f"{self.state}/temp", exist_ok=True)

    def value(self, name):
        kind, *rest = name.split(".")
        if kind == "inputs":
            return self.inputs[rest[0]]
        if kind == "github":
            return self.context.get(name, "")
        if kind == "steps" and rest[1] == "outputs":
            return self.outputs.get(rest[0], {}).get(rest[2], "")
        sys.exit(f"unknown expression {name}")

    def expand(self, text):
        return re.sub(r"\$\{\{\s*([\w.-]+)\s*\}\}", lambda found: self.value(found.group(1)), str(text))

    def holds(self, condition):
        inner = re.fullmatch(r"\$\{\{(.*)\}\}", condition.strip()).group(1)
        for term in inner.split("&&"):
            name, operator, literal = re.fullmatch(r"\s*([\w.-]+)\s*(==|!=)\s*'([^']*)'\s*", term).groups()
            if (self.value(name) == literal) != (operator == "=="):
                return False
        return True

    def cache(self, step):
        """As actions/cache: what is found is put in place; what isn't is saved at the end."""
        path, key = self.expand(step["with"]["path"]), self.expand(step["with"]["key"])
        stored = f"{self.state}/cache/{key}"
        hit = os.path.isdir(stored)
        if hit:
            shutil.copytree(stored, path, dirs_exist_ok=True)
        self.outputs[step["id"]] = {"cache-hit": "true" if hit else ""}
        return None if hit else (path, stored)

    def script(self, step):
        if "${{" in step["run"]:
            sys.exit(f"an expression stands in the script of “{step['name']}”")
        if step["shell"] != "bash":
            sys.exit(f"“{step['name']}” is not for bash")
        script, output = f"{self.state}/script.sh", f"{self.state}/output"
        with open(script, "w", encoding="utf-8") as file:
            file.write(step["run"])
        open(output, "w").close()
        environment = dict(os.environ)
        environment.update({name: self.expand(value) for name, value in step.get("env", {}).items()})
        environment.update(
            GITHUB_ACTIONS="true", CI="true", GITHUB_WORKSPACE=self.workspace, GITHUB_ACTION_PATH=self.path, GITHUB_OUTPUT=output,
            GITHUB_STEP_SUMMARY=f"{self.state}/summary.md", RUNNER_TEMP=f"{self.state}/temp", RUNNER_OS="Linux", RUNNER_ARCH="X64")
        command = ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", script]
        status = subprocess.run(command, cwd=self.workspace, env=environment, check=False).returncode
        lines = open(output, encoding="utf-8").read().splitlines()
        self.outputs[step.get("id", "")] = dict(line.split("=", 1) for line in lines)
        return status

    def run(self):
        to_save, failed = [], False
        for step in self.action["runs"]["steps"]:
            if failed or not self.holds(step.get("if", "${{ inputs.cache != '' }}")):
                continue
            if "run" in step:
                failed = self.script(step) != 0
            elif step["uses"].startswith("actions/cache@"):
                to_save += [found for found in [self.cache(step)] if found]
            else:
                sys.exit(f"don't know {step['uses']}")
        for path, stored in to_save if not failed else []:
            shutil.copytree(path, stored)
        sys.stdout.flush()
        for name, spec in self.action["outputs"].items():
            print(f"output {name}={self.expand(spec['value'])}")
        return 1 if failed else 0


if __name__ == "__main__":
    action, workspace, state, *pairs = sys.argv[1:]
    sys.exit(Runner(action, workspace, state, dict(pair.split("=", 1) for pair in pairs)).run())
