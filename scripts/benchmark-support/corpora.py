"""What is measured: folders with Swift files, and how to get some of a given size."""

import os
import random
import re
import shutil
import subprocess

# What reobserve reads of a tree, apart from Swift files. Of all else it sees the names only.
READ_NAMES = {".gitignore", ".ignore", "project.pbxproj"}
READ_SUFFIXES = (".swift", ".xcconfig")


class Corpus:
    """A folder, its Swift files as paths relative to it, and their size."""

    def __init__(self, name, directory):
        self.name = name
        self.directory = os.path.abspath(directory)
        self.paths = swift_files(self.directory)
        self.bytes, self.lines = size_of(self.directory, self.paths)

    def describe(self):
        return {"name": self.name, "files": len(self.paths), "lines": self.lines, "bytes": self.bytes}


def swift_files(directory):
    """What git does not ignore, in repositories below the directory as well; elsewhere all."""
    paths = []
    for folder, folders, names in os.walk(directory):
        if ".git" in folders or ".git" in names or folder == directory:
            listed = listed_by_git(folder)
            if listed is not None:
                paths += [os.path.relpath(os.path.join(folder, path), directory) for path in listed]
                folders[:] = []
                continue
        folders[:] = [name for name in folders if name not in (".git", ".build")]
        paths += [os.path.relpath(os.path.join(folder, name), directory) for name in names if name.endswith(".swift")]
    return sorted(path for path in paths if is_plain_file(os.path.join(directory, path)))


def listed_by_git(directory):
    listed = subprocess.run(
        ["git", "-C", directory, "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "*.swift"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    paths = [os.fsdecode(path) for path in listed.stdout.split(b"\0") if path]
    return paths if listed.returncode == 0 and paths else None


def is_plain_file(path):
    return os.path.isfile(path) and not os.path.islink(path)


def size_of(directory, paths):
    """Bytes and lines."""
    size = lines = 0
    for path in paths:
        with open(os.path.join(directory, path), "rb") as file:
            content = file.read()
        size += len(content)
        lines += content.count(b"\n")
    return size, lines


def write_large_file(sample, directory, lines):
    """One file of at least so many lines: the files of the sample app, again and again with other names of types."""
    contents = []
    for path in swift_files(sample):
        if os.path.basename(path) != "Package.swift":
            with open(os.path.join(sample, path), encoding="utf-8") as file:
                contents.append(file.read())
    names = set(re.findall(r"\b(?:class|struct|enum|protocol|typealias)\s+([A-Z]\w+)", "".join(contents)))
    declared = re.compile(r"\b(%s)\b" % "|".join(sorted(names)))
    text = ""
    round_number = 0
    while text.count("\n") < lines:
        round_number += 1
        for content in contents:
            if round_number > 1:
                content = declared.sub(r"\g<1>%d" % round_number, content.replace("@main\n", ""))
            text += ("\n" if text else "") + content
            if text.count("\n") >= lines:
                break
    os.makedirs(directory)
    with open(os.path.join(directory, "Pantry.swift"), "w", encoding="utf-8") as file:
        file.write(text)


class Projects:
    """The folders of a corpus, each a project of its own, from which corpora of other sizes are made."""

    def __init__(self, corpus):
        self.corpus = corpus
        self.lines = {}
        self.random = random.Random(1)
        for path in corpus.paths:
            folder, separator, _ = path.partition(os.sep)
            if not separator:
                continue
            with open(os.path.join(corpus.directory, path), "rb") as file:
                self.lines[folder] = self.lines.get(folder, 0) + file.read().count(b"\n")

    def write(self, directory, lines):
        """Copies about so many lines: all projects as often as they fit in, and of the rest a random choice."""
        whole = int(lines // self.corpus.lines)
        for number in range(whole):
            self.copy(sorted(self.lines), directory, number)
        rest = lines - whole * self.corpus.lines
        if rest > 0.02 * lines:
            self.copy(self.choice(rest), directory, whole)

    def choice(self, lines):
        folders = sorted(self.lines)
        self.random.shuffle(folders)
        chosen = []
        for folder in folders:
            if self.lines[folder] <= lines * 1.02:
                chosen.append(folder)
                lines -= self.lines[folder]
        return chosen or [min(folders, key=self.lines.get)]

    def copy(self, folders, directory, number):
        """All folders and names, so that as much has to be walked; contents only of what is read. Copies stand side by side like the projects
        of the corpus: below folders of their own they would be one project each time."""
        for name in folders:
            source = os.path.join(self.corpus.directory, name)
            for folder, subfolders, files in os.walk(source):
                subfolders[:] = [subfolder for subfolder in subfolders if subfolder not in (".git", ".build")]
                target = os.path.normpath(os.path.join(directory, f"{name}-{number}", os.path.relpath(folder, source)))
                os.makedirs(target, exist_ok=True)
                for file in files:
                    copy_file(os.path.join(folder, file), os.path.join(target, file))


def copy_file(source, target):
    if not is_plain_file(source):
        return
    if os.path.basename(source) in READ_NAMES or source.endswith(READ_SUFFIXES):
        shutil.copyfile(source, target)
    else:
        open(target, "wb").close()
