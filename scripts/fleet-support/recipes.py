"""What the recipes of scripts/fleet say, for scripts/check-fleet."""
import sys

import yaml

# The keys that the tools know, as far as the recipes need them: multi-gitter's are its flags, Sourcegraph's those of its reference.
MULTI_GITTER = {
    "branch", "commit-message", "pr-title", "pr-body", "concurrent", "conflict-strategy", "log-level", "org", "repo",
    "dry-run", "draft", "reviewers", "labels", "base-branch", "fork", "skip-pr", "max-reviewers",
}
SOURCEGRAPH = {
    "": ({"version", "name", "description", "on", "workspaces", "steps", "transformChanges", "importChangesets", "changesetTemplate"}, {"name", "on", "steps", "changesetTemplate"}),
    "on": ({"repositoriesMatchingQuery", "repository", "branch", "branches"}, set()),
    "steps": ({"run", "container", "env", "files", "outputs", "if", "mount"}, {"run", "container"}),
    "changesetTemplate": ({"title", "body", "branch", "commit", "published", "fork"}, {"title", "branch", "commit", "published"}),
}


def documents(path):
    with open(path, encoding="utf-8") as file:
        # Not safe_load: the key “on” is not a truth value.
        return list(yaml.load_all(file, yaml.BaseLoader))


def kubernetes(path, name):
    """The script of a Job."""
    for document in documents(path):
        if document["kind"] == "Job" and document["metadata"]["name"] == name:
            (container,) = document["spec"]["template"]["spec"]["containers"]
            if container["command"] != ["bash", "-euo", "pipefail", "-c"]:
                sys.exit(f"{path}: {name} is not run by bash")
            return container["args"][0]
    sys.exit(f"{path} has no Job {name}")


def github(path, job):
    """The scripts of a job, but for the installation and the token."""
    (workflow,) = documents(path)
    steps = [step for step in workflow["jobs"][job]["steps"] if "run" in step and not step["name"].startswith("Install")]
    return "".join(line + "\n" for step in steps for line in step["run"].splitlines() if "config --global" not in line)


def keys(path, value, known, required=frozenset()):
    if not isinstance(value, dict) or not required <= value.keys() <= known:
        sys.exit(f"{path} has unknown or missing keys: {value}")


def multi_gitter(path):
    keys(path, documents(path)[0], MULTI_GITTER, {"branch", "commit-message"})
    return ""


def sourcegraph(path):
    """The command of its only step, for a repository in the variable REPOSITORY."""
    (spec,) = documents(path)
    keys(path, spec, *SOURCEGRAPH[""])
    for name in ("on", "steps"):
        for entry in spec[name]:
            keys(path, entry, *SOURCEGRAPH[name])
    keys(path, spec["changesetTemplate"], *SOURCEGRAPH["changesetTemplate"])
    (step,) = spec["steps"]
    return step["run"].replace("${{ repository.name }}", "$REPOSITORY")


if __name__ == "__main__":
    print({"kubernetes": kubernetes, "github": github, "multi-gitter": multi_gitter, "sourcegraph": sourcegraph}[sys.argv[1]](*sys.argv[2:]), end="")
