"""The programs that are compared, and where they come from."""

import os
import re
import shutil
import subprocess
import sys

from measuring import Invocation, Program

SUPPORT = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(SUPPORT))
CACHE = os.path.join(ROOT, ".build", "benchmark")

PATTERN = "ObservableObject|@Published|@StateObject"
AST_GREP_VERSION = "0.51.1"

# Without it, types would be left alone for the deployment targets of their projects, and less would be measured.
TARGETS = "iOS17,macOS14,tvOS17,watchOS10,macCatalyst17,visionOS1"

# How many bytes of paths go into one command line; Linux and macOS take more than that.
COMMAND_LINE = 500_000


class Tools:
    """Paths of the programs; None where one is not available."""

    def __init__(self, binary, without):
        self.reobserve = os.path.abspath(binary) if binary else release_binary()
        self.cat = shutil.which("cat")
        self.rg = None if "rg" in without else shutil.which("rg")
        self.swift_syntax = None if "swift-syntax" in without else parse_only_binary()
        self.ast_grep = None if "ast-grep" in without else ast_grep_binary()

    def versions(self):
        found = {"reobserve": revision()}
        if self.rg:
            found["rg"] = first_line([self.rg, "--version"]).replace("ripgrep ", "").split(" ")[0]
        if self.swift_syntax:
            with open(os.path.join(ROOT, "scripts", "parse-only", "Package.swift")) as file:
                found["swift-syntax"] = re.search(r'exact: "([^"]+)"', file.read()).group(1)
        if self.ast_grep:
            found["ast-grep"] = first_line([self.ast_grep, "--version"]).split(" ")[-1]
        found["cat"] = first_line([self.cat, "--version"]).replace("cat ", "") if sys.platform != "darwin" else "macOS"
        if shutil.which("swift"):
            found["Swift"] = re.sub(r".*Swift version (\S+).*", r"\1", first_line(["swift", "--version"]))
        return found

    def programs(self, corpus, directory):
        """All that are available, for one corpus. Lists of paths are kept in `directory`."""
        found = [self.dry_run(), Program("cat", batches([self.cat, "--"], corpus.paths))]
        if self.rg:
            search = [self.rg, "-j1", "--no-config", "--no-ignore", "-e", PATTERN, "--"]
            found.append(Program("rg", batches(search, corpus.paths), accepted=(0, 1)))
        if self.swift_syntax:
            listed = os.path.join(directory, corpus.name + ".paths")
            with open(listed, "wb") as file:
                file.write(b"".join(os.fsencode(path) + b"\0" for path in corpus.paths))
            found.append(Program("swift-syntax", [Invocation([self.swift_syntax], listed)], is_slow=True))
        if self.ast_grep:
            rules = os.path.join(SUPPORT, "ast-grep", "sgconfig.yml")
            scan = [self.ast_grep, "scan", "--threads", "1", "--color", "never", "-c", rules, "."]
            found.append(Program("ast-grep", [Invocation(scan)], accepted=(0, 1), is_slow=True))
        return found

    def dry_run(self, name="reobserve", jobs=1):
        return Program(name, [Invocation(self.dry_run_command(jobs))], accepted=(0, 1))

    def dry_run_command(self, jobs=1):
        return [self.reobserve, "diff", "--root", ".", "--color", "never", "--min-target", TARGETS, "--jobs", str(jobs)]

    def outcome(self, corpus):
        """What the dry run found and offers, so that it is seen that it was a whole one."""
        run = subprocess.run(self.dry_run_command(), cwd=corpus.directory, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        summary = run.stderr.decode(errors="replace")
        read = re.search(r"\((\d+) files? read\)", summary)
        types = re.search(r"(\d+) of (\d+) types? can migrate", summary)
        return {
            "read": int(read.group(1)) if read else None,
            "migrate": int(types.group(1)) if types else 0,
            "types": int(types.group(2)) if types else None,
            "patch lines": run.stdout.count(b"\n"),
        }


def batches(command, paths):
    invocations = [[]]
    size = 0
    for path in paths:
        # A path takes a pointer and a zero byte as well.
        size += len(os.fsencode(path)) + 11
        if size > COMMAND_LINE:
            invocations.append([])
            size = 0
        invocations[-1].append("./" + path)
    return [Invocation(command + batch) for batch in invocations]


def release_binary():
    """As it is handed out."""
    print("building reobserve", file=sys.stderr)
    release = subprocess.run([os.path.join(ROOT, "scripts", "release")], stdout=subprocess.PIPE)
    return release.stdout.decode().strip() if release.returncode == 0 else sys.exit("benchmark: the release build failed")


def parse_only_binary():
    return built("parse-only", os.path.join(ROOT, "scripts", "parse-only"), [])


def built(product, package, flags):
    """The path of a release build, or None if it can't be built."""
    if not shutil.which("swift"):
        return None
    build = ["swift", "build", "-c", "release", "--product", product, "--package-path", package] + flags
    print("building %s" % product, file=sys.stderr)
    if subprocess.run(build, stdout=sys.stderr).returncode != 0:
        return None
    shown = subprocess.run(build + ["--show-bin-path"], stdout=subprocess.PIPE, check=True)
    return os.path.join(shown.stdout.decode().strip(), product)


def ast_grep_binary():
    """From PyPI, into a virtual environment of this checkout."""
    environment = os.path.join(CACHE, "ast-grep-" + AST_GREP_VERSION)
    binary = os.path.join(environment, "bin", "ast-grep")
    if not os.access(binary, os.X_OK):
        print("installing ast-grep", file=sys.stderr)
        pip = [os.path.join(environment, "bin", "python"), "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        for command in ([sys.executable, "-m", "venv", environment], pip + ["ast-grep-cli==" + AST_GREP_VERSION]):
            if subprocess.run(command, stdout=sys.stderr).returncode != 0:
                break
    return binary if os.access(binary, os.X_OK) else None


def first_line(command):
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return (run.stdout.decode(errors="replace").splitlines() or ["unknown"])[0]


def revision():
    described = subprocess.run(["git", "-C", ROOT, "describe", "--always", "--dirty"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return described.stdout.decode().strip() or "unknown"
