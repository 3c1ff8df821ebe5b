#!/usr/bin/env python3
"""Random edits: after each, what the server says is what a fresh run says of the same texts.

    random_edits.py PROGRAM PROJECT [--edits N] [--seed N] [--encoding utf-16] [--lose]

Documents are opened, changed in part or whole, saved, closed; files and settings come, change and go on disk. After each step the diagnostics are
compared with those that follow from the findings of `reobserve diff --output json` of the same texts, and now and then the edits of “Migrate
everything that can” with what `reobserve apply` writes. Columns are computed here, by other code than that of the server. With --lose one change is
kept from the server, and the run has to fail.
"""

import argparse
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from client import Client, uri_of  # noqa: E402
from protocol import Validator  # noqa: E402

PIECES = [
    "\n", "\r\n", " ", "}", "{", "\"", "// é 🧡\n", "@Published ", "@ObservedObject ", "e\u0301", "👩‍👩‍👧", "account", "$account.name",
    "\nfinal class Extra: ObservableObject {\n    @Published var value = 0\n}\n", "// reobserve:keep\n", "// reobserve:ignore[bindable]\n",
    "\nfunc watch(_ account: Account) { _ = account.$name }\n", "\nextension Account { func reset() { orders = [] } }\n", "import Combine\n",
    "\nstruct More: View {\n    @StateObject var draft = Draft()\n    var body: some View { Text(draft.text) }\n}\n", ": Account", "private ", "/*", "*/",
    "\nfinal class SubAccount: Account {}\n", "objectWillChange.send()", "#if DEBUG\n", "#endif\n", "😀😀 ",
]
SETTINGS = ['{"tier": "assisted"}', '{"min-target": "iOS16"}', "{}", '{"select": "migration,guidance"}', '{"tier": 1}', None]


def units(text, encoding):
    return len(text.encode("utf-8" if encoding == "utf-8" else "utf-16-le")) // (1 if encoding == "utf-8" else 2)


def lines_of(text):
    """With their ends, as LSP says: LF, CRLF or CR."""
    lines, start, offset = [], 0, 0
    while offset < len(text):
        if text[offset] in "\r\n":
            offset += 2 if text[offset : offset + 2] == "\r\n" else 1
            lines.append(text[start:offset])
            start = offset
        else:
            offset += 1
    return lines + [text[start:]]


def position(text, offset, encoding):
    lines = lines_of(text)
    for number, line in enumerate(lines):
        if offset < len(line) or number == len(lines) - 1:
            return {"line": number, "character": units(line[:offset].rstrip("\r\n"), encoding)}
        offset -= len(line)
    raise AssertionError


def offset_of(text, place, encoding):
    lines = lines_of(text)
    start = sum(len(line) for line in lines[: place["line"]])
    line = lines[place["line"]].rstrip("\r\n") if place["line"] < len(lines) else ""
    count = 0
    while count < len(line) and units(line[:count], encoding) < place["character"]:
        count += 1
    assert units(line[:count], encoding) == place["character"], "a position within a character"
    return start + count


def read(path):
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


class Run:
    def __init__(self, options):
        self.program = os.path.abspath(options.program)
        self.random = random.Random(options.seed)
        self.encoding = options.encoding
        self.work = os.path.realpath(tempfile.mkdtemp(prefix="reobserve-server-"))
        self.project = os.path.join(self.work, "project")
        self.fresh = os.path.join(self.work, "fresh")
        shutil.copytree(options.project, self.project)
        self.original = {path: read(os.path.join(self.project, path)) for path in self.swift_files()}
        self.validator = Validator()
        self.client = Client(self.program, self.project, encodings=[self.encoding], see=self.validator.see)
        assert self.client.capabilities["capabilities"]["positionEncoding"] == self.encoding
        self.open = {}
        self.versions = {}
        self.count = 0
        self.kinds = {}
        self.seen = set()

    def swift_files(self):
        found = []
        for folder, _, names in os.walk(self.project):
            found += [os.path.relpath(os.path.join(folder, name), self.project) for name in names if name.endswith(".swift")]
        return sorted(found)

    def uri(self, path):
        return uri_of(os.path.join(self.project, path))

    def touch(self, path, kind=2):
        self.client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": self.uri(path), "type": kind}]})

    # Steps

    def step(self, losing=False):
        choices = [self.change] * 12 + [self.replace] + [self.restore] * 3 + [self.open_document] * 2 + [self.close] + [self.save]
        choices += [self.restore_all, self.new_document, self.new_file, self.remove_file, self.change_file, self.settings, self.burst]
        if losing:
            choices = [self.change]
        while True:
            choice = self.random.choice(choices)
            if choice(**({"losing": True} if losing else {})) is not False:
                self.kinds[choice.__name__] = self.kinds.get(choice.__name__, 0) + 1
                return choice.__name__

    def any_open(self):
        if not self.open:
            self.open_document()
        return self.random.choice(sorted(self.open))

    def open_document(self):
        closed = [path for path in self.swift_files() if path not in self.open]
        if not closed:
            return False
        path = self.random.choice(closed)
        self.start(path, read(os.path.join(self.project, path)))

    def start(self, path, text):
        self.open[path] = text
        self.versions[path] = self.random.randrange(5)
        self.client.open(path, text, self.versions[path])

    def change(self, losing=False):
        path = self.any_open()
        text = self.open[path]
        changes = []
        for _ in range(self.random.choice([1, 1, 1, 2, 3])):
            start = self.random.randrange(len(text) + 1)
            # Not between CR and LF, which no position can mean.
            while text[start - 1 : start + 1] == "\r\n":
                start -= 1
            end = start if self.random.random() < 0.6 else min(len(text), start + self.random.choice([1, 1, 2, 5, 30, 200]))
            while text[end - 1 : end + 1] == "\r\n":
                end += 1
            piece = "" if end > start and self.random.random() < 0.7 else self.random.choice(PIECES)
            if losing:
                start, end, piece = 0, 0, "final class Lost%d: ObservableObject {}\n" % self.count
            place = {"start": position(text, start, self.encoding), "end": position(text, end, self.encoding)}
            changes.append({"range": place, "text": piece})
            text = text[:start] + piece + text[end:]
        self.send(path, text, changes, losing)

    def send(self, path, text, changes, losing=False):
        self.open[path] = text
        if not losing:
            self.versions[path] += self.random.choice([1, 1, 2])
            self.client.change(self.uri(path), self.versions[path], changes)

    def replace(self):
        path = self.any_open()
        text = self.open[path]
        text = self.random.choice(["", text.replace("\r\n", "\n"), text.replace("\n", "\r"), text + text, text[: len(text) // 2]])
        if len(text) > 20000:
            text = ""
        self.send(path, text, [{"text": text}])

    def restore(self):
        path = self.any_open()
        text = self.original.get(path)
        if text is None:
            return False
        self.send(path, text, [{"text": text}])

    def restore_all(self):
        """So that there is something that can migrate."""
        for path in self.swift_files():
            if path in self.original:
                write(os.path.join(self.project, path), self.original[path])
                self.touch(path)
        for path in sorted(self.open):
            text = self.original.get(path, "import SwiftUI\n")
            self.send(path, text, [{"text": text}])
        for path in self.swift_files():
            if path not in self.original:
                os.remove(os.path.join(self.project, path))
                self.touch(path, 3)

    def burst(self):
        """Changes that come faster than a run, with requests that are cancelled between them."""
        for _ in range(self.random.randrange(2, 8)):
            self.change()
            path = self.any_open()
            place = {"line": self.random.randrange(10), "character": 0}
            number = self.client.send("textDocument/codeAction", {
                "textDocument": {"uri": self.uri(path)}, "range": {"start": place, "end": place}, "context": {"diagnostics": []}})
            if self.random.random() < 0.7:
                self.client.notify("$/cancelRequest", {"id": number})

    def save(self):
        path = self.any_open()
        write(os.path.join(self.project, path), self.open[path])
        self.client.notify("textDocument/didSave", {"textDocument": {"uri": self.uri(path)}})
        self.touch(path)

    def close(self):
        if not self.open:
            return False
        path = self.any_open()
        del self.open[path]
        self.client.close(self.uri(path))

    def new_document(self):
        path = "Sources/Shop/New%d.swift" % self.count
        self.start(path, "import SwiftUI\n" + self.random.choice(PIECES))

    def new_file(self):
        path = "Sources/Shop/More/File%d.swift" % self.count
        write(os.path.join(self.project, path), "import SwiftUI\n" + "".join(self.random.sample(PIECES, 2)))
        self.touch(path, 1)

    def remove_file(self):
        files = [path for path in self.swift_files() if path != "Package.swift" and path not in self.open and path not in self.original]
        if not files:
            return False
        path = self.random.choice(files)
        os.remove(os.path.join(self.project, path))
        self.touch(path, 3)

    def change_file(self):
        files = [path for path in self.swift_files() if path not in self.open and path in self.original and path != "Package.swift"]
        if not files:
            return False
        path = self.random.choice(files)
        text = read(os.path.join(self.project, path))
        text = self.original[path] if self.random.random() < 0.7 else text + self.random.choice(PIECES)
        write(os.path.join(self.project, path), text)
        self.touch(path)

    def change_unnoticed(self):
        """Another program changes a file that is not open, and the client has not told of it yet."""
        files = [path for path in self.swift_files() if path not in self.open and path != "Package.swift"]
        if not files:
            return None
        path = self.random.choice(files)
        text = read(os.path.join(self.project, path))
        mark = "\ufeff" if text.startswith("\ufeff") else ""
        lines = "// %d 😀\n" % self.count + self.random.choice(["", "//\r\n"])
        write(os.path.join(self.project, path), mark + lines + text[len(mark):])
        return path

    def settings(self):
        path = os.path.join(self.project, ".reobserve.json")
        text = self.random.choice(SETTINGS)
        if text is not None:
            write(path, text)
        elif os.path.exists(path):
            os.remove(path)
        else:
            return False
        self.touch(".reobserve.json")

    # Comparison

    def write_fresh(self):
        shutil.rmtree(self.fresh, ignore_errors=True)
        shutil.copytree(self.project, self.fresh)
        for path, text in self.open.items():
            write(os.path.join(self.fresh, path), text)

    def text(self, path):
        return read(os.path.join(self.fresh, path))

    def place(self, path, line, column):
        """From a line and a column in bytes, as findings have them."""
        lines = lines_of(self.text(path))
        before = lines[line - 1].encode("utf-8")[: column - 1].decode("utf-8")
        if line == 1 and path not in self.open:
            before = before.lstrip("\ufeff")
        return (line - 1, units(before, self.encoding))

    def expected(self):
        """The places, codes and messages of all diagnostics that there should be."""
        result = subprocess.run([self.program, "diff", "--root", self.fresh, "--output", "json"], capture_output=True, text=True)
        if not result.stdout:
            return []
        report = json.loads(result.stdout)
        found, notes = [], {}
        for finding in report["findings"]:
            if finding["status"] in ("kept", "not-selected"):
                continue
            reasons = finding["reasons"]
            code = reasons[0]["code"] if reasons else finding["rule"]
            found.append((finding["path"], *self.place(finding["path"], finding["line"], finding["column"]), code, finding["message"]))
            for note in reasons or finding["behaviors"]:
                key = (note["path"], note["line"], note["column"], note["code"], note.get("detail", note["message"]))
                if key[:3] != (finding["path"], finding["line"], finding["column"]):
                    notes.setdefault(key, []).append(finding["symbol"])
        for (path, line, column, code, message), names in notes.items():
            found.append((path, *self.place(path, line, column), code, ": " + message))
        for entry in report["guidance"] + report["warnings"]:
            found.append((entry["path"], *self.place(entry["path"], entry["line"], entry["column"]), entry["rule"], entry["message"]))
        for problem in report["problems"]:
            found.append((problem["path"], 0, 0, "unusable-file", problem["message"]))
        return sorted(found)

    def told(self, expected):
        notes = {entry[:4] for entry in expected if entry[4].startswith(": ")}
        found = []
        for uri, parameters in self.client.diagnostics.items():
            path = os.path.relpath(uri[len("file://"):], self.project)
            if path in self.open:
                assert parameters["version"] == self.versions[path], "%s has version %s and is told of %s" % (
                    path, self.versions[path], parameters["version"])
            for one in parameters["diagnostics"]:
                start = one["range"]["start"]
                key = (path, start["line"], start["character"], one["code"])
                message = one["message"]
                if key in notes and ": " in message and not any(entry[:4] == key and entry[4] == message for entry in expected):
                    message = message[message.index(": "):]
                found.append((*key, message))
        return sorted(found)

    def check(self, step):
        self.write_fresh()
        self.client.settle()
        expected = self.expected()
        told = self.told(expected)
        self.seen.update(entry[3] for entry in told)
        if told == expected:
            return True
        print("after step %d (%s) the diagnostics differ" % (self.count, step))
        for entry in sorted(set(told) - set(expected)):
            print("  only the server: %s" % (entry,))
        for entry in sorted(set(expected) - set(told)):
            print("  only a fresh run: %s" % (entry,))
        return False

    def check_edits(self, step):
        """“Migrate everything that can” writes what `apply` writes."""
        path = self.any_open()
        self.write_fresh()
        place = {"line": 0, "character": 0}
        answer = self.client.request("textDocument/codeAction", {
            "textDocument": {"uri": self.uri(path)}, "range": {"start": place, "end": place},
            "context": {"diagnostics": [], "only": ["source.fixAll.reobserve"]}})
        texts = {name: self.text(name) for name in self.fresh_files()}
        for action in answer["result"]:
            edit = self.client.request("codeAction/resolve", action)["result"]["edit"]
            for document in edit["documentChanges"]:
                name = os.path.relpath(document["textDocument"]["uri"][len("file://"):], self.project)
                assert document["textDocument"]["version"] == (self.versions[name] if name in self.open else None), "version of " + name
                text = texts[name]
                # From the end to the start; those at one place in their order.
                for change in reversed(document["edits"]):
                    start = offset_of(text, change["range"]["start"], self.encoding)
                    end = offset_of(text, change["range"]["end"], self.encoding)
                    text = text[:start] + change["newText"] + text[end:]
                texts[name] = text
        arguments = [self.program, "apply", "--root", self.fresh, "--allow-dirty", "--quiet", "--tier", "safe"]
        settings = os.path.join(self.fresh, ".reobserve.json")
        if os.path.exists(settings) and "select" in read(settings):
            arguments += ["--select", "migration"]
        subprocess.run(arguments, capture_output=True)
        written = {name: self.text(name) for name in self.fresh_files()}
        if texts == written:
            return bool(answer["result"])
        for name in texts:
            if texts[name] != written.get(name):
                print("after step %d (%s) apply writes %s in another way" % (self.count, step, name))
        return None

    def fresh_files(self):
        found = []
        for folder, _, names in os.walk(self.fresh):
            if ".reobserve" in folder:
                continue
            found += [os.path.relpath(os.path.join(folder, name), self.fresh) for name in names if name.endswith(".swift")]
        return sorted(found)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("project")
    parser.add_argument("--edits", type=int, default=250)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--encoding", default="utf-16")
    parser.add_argument("--lose", action="store_true")
    options = parser.parse_args()
    run = Run(options)
    failed, edits, migrations = False, 0, 0  # Comparisons of all edits, and those with some.
    try:
        for run.count in range(1, options.edits + 1):
            losing = options.lose and run.count == options.edits
            if losing:
                run.restore_all()
                write(os.path.join(run.project, ".reobserve.json"), "{}")
                run.touch(".reobserve.json")
            step = run.step(losing)
            if not run.check(step):
                failed = True
                break
            if run.count % 5 == 0:
                unnoticed = run.change_unnoticed()
                changed = run.check_edits(step)
                if unnoticed:
                    run.touch(unnoticed)
                if changed is None:
                    failed = True
                    break
                edits += 1
                migrations += changed
        if not failed:
            assert run.client.end() == 0
    finally:
        run.client.process.kill()
        shutil.rmtree(run.work, ignore_errors=True)
    for failure in run.validator.failures[:5]:
        print("invalid message: " + failure)
    kinds = ", ".join("%s %d" % (name, count) for name, count in sorted(run.kinds.items()))
    print("random edits: seed %d, %s, %d steps (%s), all edits compared %d times (%d with some), %d messages valid, codes seen: %s" % (
        options.seed, options.encoding, run.count, kinds, edits, migrations, run.validator.count - len(run.validator.failures), ", ".join(sorted(run.seen))))
    return 1 if failed or run.validator.failures else 0


if __name__ == "__main__":
    sys.exit(main())
