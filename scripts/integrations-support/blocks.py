"""The code blocks of a Markdown file, and the scripts within those of CI systems."""

import re
import sys

import yaml


def blocks(path):
    """Yields (heading, language, text) of each fenced block."""
    heading, language, lines = "", None, []
    for line in open(path, encoding="utf-8"):
        if language is None and line.startswith("#"):
            heading = line.lstrip("#").strip()
        if not line.startswith("```"):
            lines.append(line)
        elif language is None:
            language, lines = line[3:].strip(), []
        else:
            yield heading, language, "".join(lines)
            language = None


def github_scripts(text):
    """The scripts of all jobs, in order."""
    for job in yaml.safe_load(text)["jobs"].values():
        for step in job["steps"]:
            if "run" in step:
                yield step["run"]


def gitlab_scripts(text):
    for name, job in yaml.safe_load(text).items():
        if isinstance(job, dict) and "script" in job:
            yield "\n".join(job["script"])


def target_file(text):
    """The file a block is to be written to, as its first line says: `# .gitlab-ci.yml`."""
    found = re.match(r"# (\S+)\n", text)
    return found.group(1) if found else None


def main():
    """Writes the blocks of a file to a directory, as NUMBER-HEADING.LANGUAGE; scripts in YAML as NUMBER-HEADING.yaml.sh."""
    path, directory = sys.argv[1:]
    for number, (heading, language, text) in enumerate(blocks(path)):
        name = f"{directory}/{number:02}-{re.sub('[^a-z]+', '-', heading.lower())}"
        with open(f"{name}.{language}", "w", encoding="utf-8") as file:
            file.write(text)
        if language != "yaml":
            continue
        scripts = {".gitlab-ci.yml": gitlab_scripts, ".github/workflows/reobserve.yml": github_scripts}.get(target_file(text), lambda _: [])
        found = list(scripts(text))
        if found:
            with open(f"{name}.yaml.sh", "w", encoding="utf-8") as file:
                file.write("\n".join(found) + "\n")


if __name__ == "__main__":
    main()
