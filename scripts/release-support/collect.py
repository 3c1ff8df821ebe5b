"""Makes what a release holds beside the archives of the platforms, from those that are there.

    collect.py DIRECTORY VERSION OWNER/REPOSITORY

- reobserve.artifactbundle.zip: the programs for SwiftPM, and reobserve-VERSION-plugin.tar.gz: a package with the command plugin that runs them
- reobserve-VERSION-image.tar: a container image for all Linux platforms, as an OCI archive
- reobserve.rb: the Homebrew formula
- SHA256SUMS
"""

import datetime
import hashlib
import json
import os
import re
import sys

import archives

SUPPORT = os.path.dirname(os.path.abspath(__file__))
CHECKOUT = os.path.dirname(os.path.dirname(SUPPORT))

# What SwiftPM calls each platform; see SE-0305.
TRIPLES = {
    "linux-x86_64": ["x86_64-unknown-linux-gnu"],
    "linux-aarch64": ["aarch64-unknown-linux-gnu"],
    "macos-universal": ["arm64-apple-macosx", "x86_64-apple-macosx"],
}
# What containers call it.
ARCHITECTURES = {"linux-x86_64": "amd64", "linux-aarch64": "arm64"}


class Release:
    def __init__(self, directory, version, repository):
        self.directory, self.version, self.repository = directory, version, repository
        self.archives = {platform: f"reobserve-{version}-{platform}.tar.gz" for platform in TRIPLES}
        self.platforms = [platform for platform, name in self.archives.items() if os.path.exists(f"{directory}/{name}")]
        if not self.platforms:
            sys.exit(f"release: there is no archive in {directory}")
        for platform in TRIPLES:
            if platform not in self.platforms:
                print(f"release: without {platform}: there is no {self.archives[platform]}", file=sys.stderr)

    def files(self, platform):
        return archives.untar(f"{self.directory}/{self.archives[platform]}")

    def url(self, name):
        return f"https://github.com/{self.repository}/releases/download/v{self.version}/{name}"

    def checksum(self, name):
        with open(f"{self.directory}/{name}", "rb") as file:
            return hashlib.sha256(file.read()).hexdigest()

    def write(self, name, data):
        with open(f"{self.directory}/{name}", "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        print(f"{self.directory}/{name}")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def artifact_bundle(release):
    files, variants = {}, []
    for platform in release.platforms:
        path = f"reobserve-{release.version}-{platform}/bin/reobserve"
        files[path] = release.files(platform)["bin/reobserve"]
        variants.append({"path": path, "supportedTriples": TRIPLES[platform]})
    files["LICENSE"] = release.files(release.platforms[0])["share/doc/reobserve/LICENSE"]
    artifact = {"type": "executable", "version": release.version, "variants": variants}
    info = {"schemaVersion": "1.0", "artifacts": {"reobserve": artifact}}
    files["info.json"] = ((json.dumps(info, indent=2) + "\n").encode(), False)
    return archives.zipped({f"reobserve.artifactbundle/{path}": file for path, file in files.items()})


def plugin_package(release, bundle):
    """The plugin of this checkout, in a package that takes the program from the bundle."""
    target = re.search(r'^ {8}\.plugin\(\n.*?path: "Sources/ReobservePlugin"\),\n', read(f"{CHECKOUT}/Package.swift"), re.DOTALL | re.MULTILINE)
    if not target:
        sys.exit("release: Package.swift has no plugin in Sources/ReobservePlugin")
    manifest = filled(f"{SUPPORT}/PluginPackage.swift", PLUGIN=target.group().rstrip("\n"), URL=release.url(bundle), CHECKSUM=release.checksum(bundle))
    files = archives.files_below(f"{CHECKOUT}/Sources/ReobservePlugin")
    files = {f"Sources/ReobservePlugin/{path}": file for path, file in files.items()}
    files["Package.swift"] = (manifest.encode(), False)
    files["LICENSE"] = release.files(release.platforms[0])["share/doc/reobserve/LICENSE"]
    return archives.compressed(archives.tar({f"reobserve-plugin/{path}": file for path, file in files.items()}))


def formula(release):
    """The template, without the parts for platforms that there is no archive of."""
    values = {"VERSION": release.version, "REPOSITORY": release.repository}
    for platform in release.platforms:
        values[f"URL {platform}"] = release.url(release.archives[platform])
        values[f"SHA256 {platform}"] = release.checksum(release.archives[platform])
    text = read(f"{SUPPORT}/reobserve.rb.template")
    for platform in TRIPLES:
        part = re.compile(rf"^ *# <{platform}>\n(.*?)^ *# </{platform}>\n", re.DOTALL | re.MULTILINE)
        text = part.sub(lambda found: found.group(1) if platform in release.platforms else "", text)
    return substituted(text, values)


def filled(path, **values):
    return substituted(read(path), values)


def substituted(text, values):
    for name, value in values.items():
        text = text.replace(f"@{name}@", value)
    left = re.search(r"@[A-Z][A-Z0-9]*( [\w-]+)?@", text)
    if left:
        sys.exit(f"release: nothing is known for {left.group()}")
    return text


class Image:
    """An image layout as a tar archive, after the OCI image specification 1.0."""

    def __init__(self, release):
        self.release, self.blobs = release, {}

    def add(self, data, kind, **more):
        """Keeps a blob; gives its descriptor."""
        data = data if isinstance(data, bytes) else json.dumps(data, sort_keys=True).encode()
        digest = hashlib.sha256(data).hexdigest()
        self.blobs[f"blobs/sha256/{digest}"] = (data, False)
        return {"mediaType": f"application/vnd.oci.image.{kind}", "digest": f"sha256:{digest}", "size": len(data), **more}

    def manifest(self, platform):
        files = self.release.files(platform)
        kept = {"usr/bin/reobserve": files["bin/reobserve"], "usr/share/doc/reobserve/LICENSE": files["share/doc/reobserve/LICENSE"]}
        layer = archives.tar(kept, empty_folders=["src"])
        created = datetime.datetime.fromtimestamp(archives.time(), datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        system = {"architecture": ARCHITECTURES[platform], "os": "linux"}
        labels = {
            "org.opencontainers.image.licenses": "Apache-2.0",
            "org.opencontainers.image.source": f"https://github.com/{self.release.repository}",
            "org.opencontainers.image.version": self.release.version,
        }
        config = {
            **system, "created": created, "history": [{"created": created}],
            "config": {"Entrypoint": ["/usr/bin/reobserve"], "WorkingDir": "/src", "Labels": labels},
            "rootfs": {"type": "layers", "diff_ids": [f"sha256:{hashlib.sha256(layer).hexdigest()}"]},
        }
        manifest = {
            "schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json",
            "config": self.add(config, "config.v1+json"), "layers": [self.add(archives.compressed(layer), "layer.v1.tar+gzip")],
        }
        return self.add(manifest, "manifest.v1+json", platform=system)

    def archive(self):
        kind = "application/vnd.oci.image.index.v1+json"
        manifests = [self.manifest(platform) for platform in ARCHITECTURES if platform in self.release.platforms]
        if not manifests:
            return None
        name = {"org.opencontainers.image.ref.name": self.release.version}
        all_platforms = self.add({"schemaVersion": 2, "mediaType": kind, "manifests": manifests}, "index.v1+json", annotations=name)
        index = {"schemaVersion": 2, "mediaType": kind, "manifests": [all_platforms]}
        self.blobs["index.json"] = (json.dumps(index, sort_keys=True).encode(), False)
        self.blobs["oci-layout"] = (b'{"imageLayoutVersion": "1.0.0"}', False)
        return archives.tar(self.blobs)


def main():
    release = Release(*sys.argv[1:])
    bundle = "reobserve.artifactbundle.zip"
    release.write(bundle, artifact_bundle(release))
    release.write(f"reobserve-{release.version}-plugin.tar.gz", plugin_package(release, bundle))
    image = Image(release).archive()
    if image:
        release.write(f"reobserve-{release.version}-image.tar", image)
    release.write("reobserve.rb", formula(release))
    names = sorted(name for name in os.listdir(release.directory) if name != "SHA256SUMS" and not name.startswith("."))
    release.write("SHA256SUMS", "".join(f"{release.checksum(name)}  {name}\n" for name in names))


if __name__ == "__main__":
    main()
