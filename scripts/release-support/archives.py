"""Archives that depend on nothing but what is in them: sorted names, one time, no owner.

    archives.py tar DIRECTORY NAME FILE.tar.gz   all below DIRECTORY, in a folder NAME
    archives.py day SECONDS                      the day of a time, in UTC

The time is $SOURCE_DATE_EPOCH, seconds since 1970.
"""

import datetime
import gzip
import io
import os
import sys
import tarfile
import zipfile


def time():
    return int(os.environ["SOURCE_DATE_EPOCH"])


def day(seconds):
    return datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).strftime("%Y-%m-%d")


def files_below(directory):
    """{path relative to DIRECTORY: (bytes, whether it can be run)}"""
    found = {}
    for folder, _, names in os.walk(directory):
        for name in names:
            path = os.path.join(folder, name)
            with open(path, "rb") as file:
                found[os.path.relpath(path, directory)] = (file.read(), os.access(path, os.X_OK))
    return found


def folders(paths):
    """All folders that the paths are in, each before what is in it."""
    found = set()
    for path in paths:
        while path := os.path.dirname(path):
            found.add(path)
    return sorted(found)


def tar(files, empty_folders=()):
    """The bytes of a tar archive of {path: (bytes, whether it can be run)}."""
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        def add(name, kind, mode, data=b""):
            entry = tarfile.TarInfo(name)
            entry.type, entry.mode, entry.size, entry.mtime = kind, mode, len(data), time()
            archive.addfile(entry, io.BytesIO(data))

        for name in sorted({*folders(files), *empty_folders}):
            add(name, tarfile.DIRTYPE, 0o755)
        for name, (data, is_executable) in sorted(files.items()):
            add(name, tarfile.REGTYPE, 0o755 if is_executable else 0o644, data)
    return target.getvalue()


def compressed(data):
    """As gzip does it, without a name and a time."""
    target = io.BytesIO()
    with gzip.GzipFile(filename="", fileobj=target, mode="wb", compresslevel=9, mtime=0) as file:
        file.write(data)
    return target.getvalue()


def zipped(files):
    target = io.BytesIO()
    moment = datetime.datetime.fromtimestamp(time(), datetime.timezone.utc).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, (data, is_executable) in sorted(files.items()):
            entry = zipfile.ZipInfo(name, moment)
            # As on Unix: a regular file, with its permissions.
            entry.create_system = 3
            entry.external_attr = (0o100755 if is_executable else 0o100644) << 16
            archive.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return target.getvalue()


def untar(path):
    """{path within the one folder of a .tar.gz: (bytes, whether it can be run)}"""
    found = {}
    with tarfile.open(path, "r:gz") as archive:
        for entry in archive:
            if entry.isfile():
                found[entry.name.split("/", 1)[1]] = (archive.extractfile(entry).read(), bool(entry.mode & 0o100))
    return found


def main():
    if sys.argv[1] == "day":
        print(day(int(sys.argv[2])))
        return
    directory, name, target = sys.argv[2:]
    files = {f"{name}/{path}": file for path, file in files_below(directory).items()}
    with open(target, "wb") as file:
        file.write(compressed(tar(files)))


if __name__ == "__main__":
    main()
