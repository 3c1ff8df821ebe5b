import SourceText

/// What manifests tell about where projects end: whether several stand side by side below one root, and which of them
/// look outside.
public struct ProjectBoundaries: Sendable {
    /// The directories of projects (`directory(of:)`) that hold a manifest; nil where everything is one project.
    let described: Set<String>?
    /// Those with a manifest that names a path in another one, or may name what stands there by a label.
    let outward: Set<String>
    /// For each module the directory of its manifest's project, where it has a manifest.
    let directories: [String?]
    private let projectDirectories: ProjectDirectories

    /// Everything is one project.
    public static let none = ProjectBoundaries(
        described: nil, outward: [], directories: [], projectDirectories: .firstOfPath)

    /// False where everything is one project.
    public var areKnown: Bool { described != nil }

}

extension ProjectBoundaries {
    /// - Parameters:
    ///   - manifests: manifests of all kinds, workspaces and build settings below the root.
    ///   - repositories: directories below the root that are the top of a work tree.
    public init(manifests: [SourceFile], modules: [Module], repositories: [String] = []) {
        // Build settings describe no build.
        let building = manifests.filter { !$0.path.hasSuffix(".xcconfig") }
        let projects = ProjectDirectories(repositories: repositories, manifestPaths: building.map(\.path))
        projectDirectories = projects
        directories = modules.map { $0.manifestPath.flatMap { projects.directory(of: $0) } }
        let found = manifests.map { projects.directory(of: $0.path) }
        // A manifest or a workspace in the root itself speaks for all of it.
        described =
            found.contains(nil) || building.isEmpty ? nil : Set(building.compactMap { projects.directory(of: $0.path) })
        outward = described.map { ProjectBoundaries.outward(manifests, found, $0) } ?? []
    }

    /// The directory of the project that a path belongs to; nil for what lies in the root itself.
    func directory(of path: String) -> String? { projectDirectories.directory(of: path) }

    private static func outward(_ manifests: [SourceFile], _ directories: [String?], _ described: Set<String>) -> Set<
        String
    > {
        var directoriesByName: [[UInt8]: Int] = [:]
        for directory in described { directoriesByName[lastName(of: directory), default: 0] += 1 }
        var outward: Set<String> = []
        for (manifest, directory) in zip(manifests, directories) {
            guard let directory, !outward.contains(directory) else { continue }
            if namesOthersByLabel(manifest) {
                outward.insert(directory)
                continue
            }
            var others = directoriesByName
            others[lastName(of: directory), default: 1] -= 1
            if leads(manifest, below: directory, toOneOf: others) { outward.insert(directory) }
        }
        return outward
    }

    /// True for a manifest that may name targets of others without a path: of XcodeGen, Bazel, Tuist and CocoaPods.
    private static func namesOthersByLabel(_ manifest: SourceFile) -> Bool {
        let name = manifest.path.split(separator: "/").last.map(String.init) ?? manifest.path
        return ["BUILD", "Podfile", "Project.swift"].contains(name)
            || [".yml", ".yaml", ".bazel", ".podspec", ".podspec.json"].contains { name.hasSuffix($0) }
    }

    /// The name of a directory, without those above it.
    private static func lastName(of directory: String) -> [UInt8] {
        folded(
            directory.utf8.suffix(
                from: directory.utf8.lastIndex(of: UInt8(ascii: "/")).map { directory.utf8.index(after: $0) }
                    ?? directory.startIndex))
    }

    /// True where a path in the text goes up by more directories than the manifest lies below its project's directory,
    /// and then goes through another one. Most that go up as far lead nowhere: to what a build makes, or to what stood
    /// beside the project on its author's disk.
    private static func leads(_ manifest: SourceFile, below directory: String, toOneOf others: [[UInt8]: Int]) -> Bool {
        let directories = separators(in: manifest.path) - separators(in: directory)
        let isWrapped = manifest.path.hasSuffix(".pbxproj") || manifest.path.hasSuffix(".xcworkspacedata")
        let depth = directories - (isWrapped ? 2 : 1)
        return manifest.bytes.withUnsafeBufferPointer { bytes in
            var isFound = false
            var offset = 0
            _ = forEachOffset(of: UInt8(ascii: "."), or: UInt8(ascii: "."), in: bytes) { start in
                guard !isFound, start >= offset, isUp(bytes, start) else { return }
                offset = start
                while isUp(bytes, offset) { offset += 3 }
                isFound =
                    (offset - start) / 3 > depth && !isRunPath(bytes, before: start)
                    && goesThrough(others, bytes, from: offset)
            }
            return isFound
        }
    }

    /// True where the rest of a path has the name of one of the directories among its parts, or its first part is not
    /// written out.
    private static func goesThrough(_ others: [[UInt8]: Int], _ bytes: UnsafeBufferPointer<UInt8>, from offset: Int)
        -> Bool
    {
        let end = bytes[offset...].firstIndex { $0 < 0x20 || endsPath.contains($0) } ?? bytes.count
        let parts = bytes[offset..<end].split(separator: UInt8(ascii: "/"))
        guard let first = parts.first, first.first != UInt8(ascii: "$"), first.first != UInt8(ascii: "\\") else {
            return true
        }
        return parts.contains { others[folded($0), default: 0] > 0 }
    }

    /// Quotes, commas, semicolons, angle brackets.
    private static let endsPath: [UInt8] = Array("\"',;<>".utf8)

    /// In small letters, as far as ASCII goes: most disks take a name in any case.
    private static func folded(_ name: some Sequence<UInt8>) -> [UInt8] {
        name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
    }

    private static func separators(in path: String) -> Int { path.utf8.count { $0 == UInt8(ascii: "/") } }

    private static func isUp(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".")
            && bytes[offset + 2] == UInt8(ascii: "/")
    }

    /// `@executable_path/../Frameworks`: where a program looks for libraries once it runs.
    private static func isRunPath(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        var start = offset
        while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: "\"") { start -= 1 }
        return start < offset && bytes[start] == UInt8(ascii: "@")
    }
}
