import SourceText

/// Swift packages: of several manifests in one directory the one for the newest tools counts.
///
/// SwiftPM takes the manifest for the newest version that is not above that of the tools in use. Which tools these are
/// is not looked at, so the newest of all is taken: `Package@swift-6.1.swift` before `Package@swift-6.0.swift`, and
/// either before a `Package.swift` whose `swift-tools-version` is lower.
enum SwiftPackageReader: ManifestReader {
    static let kind = Module.Kind.swiftPackageTarget

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        let manifests = manifests(files).map { (path: $0.path, manifest: PackageManifestReader.read($0)) }
        return manifests.map { path, manifest in
            let directory = RelativePath.parent(of: path) ?? ""
            var package = PackageLayout(manifest: manifest, path: path, directory: directory, table: table).targets()
            for other in manifests where other.path != path {
                package.targets += aliased(package.targets, by: other.manifest)
            }
            return package
        }
    }

    /// The targets to which another package gives names of its own: a module is compiled once, but imported by both.
    private static func aliased(
        _ targets: [TargetDescription], by manifest: PackageManifest
    ) -> [TargetDescription] {
        Set(manifest.moduleAliases).sorted(on: { SortKey($0.alias) }).flatMap { alias in
            targets.filter { $0.name == alias.name }.map { target in
                var target = target
                (target.name, target.moduleName) = (alias.alias, RelativePath.moduleName(alias.alias))
                return target
            }
        }
    }

    /// The directories of packages.
    static func directories(_ files: ManifestFiles) -> Set<String> {
        Set(manifests(files).map { RelativePath.parent(of: $0.path) ?? "" })
    }

    /// `Package.swift` and the likes of `Package@swift-5.9.swift`.
    static func isManifestName(_ name: String) -> Bool { version(inName: name) != nil }

    /// One for each directory.
    private static func manifests(_ files: ManifestFiles) -> [SourceFile] {
        var newest: [String: (version: [Int], file: SourceFile)] = [:]
        for file in files.all {
            guard let named = version(inName: RelativePath.lastComponent(of: file.path)),
                PackageManifest.describesPackage(file.bytes)
            else { continue }
            let version = named.isEmpty ? toolsVersion(file.bytes) : named
            let directory = RelativePath.parent(of: file.path) ?? ""
            guard let known = newest[directory] else {
                newest[directory] = (version, file)
                continue
            }
            // The general one is the first in the order of the paths or the last, and counts where it is as new.
            let isNewer = known.version.lexicographicallyPrecedes(version) || named.isEmpty && known.version == version
            if isNewer { newest[directory] = (version, file) }
        }
        return newest.values.map(\.file).sorted(on: { SortKey($0.path) })
    }

    /// `[6, 0]` of `Package@swift-6.0.swift`, which is for all of 6.0, as `Package@swift-6.swift` is for all of 6; empty
    /// for `Package.swift`, nil for other names.
    private static func version(inName name: String) -> [Int]? {
        if name == "Package.swift" { return [] }
        let (start, end) = ("Package@swift-", ".swift")
        guard name.hasPrefix(start), name.hasSuffix(end), name.count > start.count + end.count else { return nil }
        let parts = name.dropFirst(start.count).dropLast(end.count).split(separator: ".").map { Int($0) }
        let numbers = parts.compactMap { $0 }
        guard numbers.count == parts.count, !numbers.isEmpty else { return nil }
        return numbers.count == 1 ? numbers + [Int.max] : numbers
    }

    /// `[5, 9]` of `// swift-tools-version: 5.9`.
    private static func toolsVersion(_ bytes: [UInt8]) -> [Int] {
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        guard let colon = line.firstIndex(of: ":") else { return [] }
        let version = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
        return version.split(separator: ".").compactMap { Int($0) }
    }
}
