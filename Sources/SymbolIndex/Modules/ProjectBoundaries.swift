import SourceText

/// What manifests tell about where projects end: whether several stand side by side below one root, and which of them look outside.
public struct ProjectBoundaries: Sendable {
    /// The top directories of the root that hold a manifest; nil where everything is one project.
    let described: Set<String>?
    /// Top directories with a manifest that names a path in another one.
    let outward: Set<String>
    /// For each module the top directory of its manifest, where it has one.
    let directories: [String?]

    /// Everything is one project.
    public static let none = ProjectBoundaries(described: nil, outward: [], directories: [])

    /// False where everything is one project.
    public var areKnown: Bool { described != nil }

    private init(described: Set<String>?, outward: Set<String>, directories: [String?]) {
        self.described = described
        self.outward = outward
        self.directories = directories
    }

    /// - Parameters:
    ///   - manifests: packages, projects, workspaces and build settings below the root.
    public init(manifests: [SourceFile], modules: [Module]) {
        directories = modules.map { $0.manifestPath.flatMap { ProjectBoundaries.topDirectory($0) } }
        let tops = manifests.map { ProjectBoundaries.topDirectory($0.path) }
        // A manifest or a workspace in the root itself speaks for all of it.
        let building = zip(manifests, tops).compactMap { $0.path.hasSuffix(".xcconfig") ? nil : $1 }
        described = tops.contains(nil) || building.isEmpty ? nil : Set(building)
        outward = described.map { ProjectBoundaries.outward(manifests, tops, $0) } ?? []
    }

    private static func outward(_ manifests: [SourceFile], _ tops: [String?], _ described: Set<String>) -> Set<String> {
        let names = Set(described.map { folded($0.utf8) })
        var outward: Set<String> = []
        for (manifest, top) in zip(manifests, tops) {
            guard let top, !outward.contains(top) else { continue }
            if leads(manifest, toOneOf: names.subtracting([folded(top.utf8)])) { outward.insert(top) }
        }
        return outward
    }

    /// The first directory of a path; nil for what lies in the root itself, as a project does whose directory is only its wrapping.
    static func topDirectory(_ path: String) -> String? {
        guard let slash = path.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
        let first = path[..<slash]
        return first.hasSuffix(".xcodeproj") || first.hasSuffix(".xcworkspace") ? nil : String(first)
    }

    /// True where a path in the text goes up by more directories than the manifest lies below its top directory, and then goes through another
    /// one. Most that go up as far lead nowhere: to what a build makes, or to what stood beside the project on its author's disk.
    private static func leads(_ manifest: SourceFile, toOneOf others: Set<[UInt8]>) -> Bool {
        let directories = manifest.path.utf8.count { $0 == UInt8(ascii: "/") }
        let isWrapped = manifest.path.hasSuffix(".pbxproj") || manifest.path.hasSuffix(".xcworkspacedata")
        let depth = directories - (isWrapped ? 2 : 1)
        return manifest.bytes.withUnsafeBufferPointer { bytes in
            var isFound = false
            var offset = 0
            _ = forEachOffset(of: UInt8(ascii: "."), or: UInt8(ascii: "."), in: bytes) { start in
                guard !isFound, start >= offset, isUp(bytes, start) else { return }
                offset = start
                while isUp(bytes, offset) { offset += 3 }
                isFound = (offset - start) / 3 > depth && !isRunPath(bytes, before: start) && goesThrough(others, bytes, from: offset)
            }
            return isFound
        }
    }

    /// True where the rest of a path has the name of one of the directories among its parts, or its first part is not written out.
    private static func goesThrough(_ others: Set<[UInt8]>, _ bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Bool {
        let end = bytes[offset...].firstIndex { $0 < 0x20 || endsPath.contains($0) } ?? bytes.count
        let parts = bytes[offset..<end].split(separator: UInt8(ascii: "/"))
        guard let first = parts.first, first.first != UInt8(ascii: "$"), first.first != UInt8(ascii: "\\") else { return true }
        return parts.contains { others.contains(folded($0)) }
    }

    /// Quotes, commas, semicolons, angle brackets.
    private static let endsPath: [UInt8] = Array("\"',;<>".utf8)

    /// In small letters, as far as ASCII goes: most disks take a name in any case.
    private static func folded(_ name: some Sequence<UInt8>) -> [UInt8] { name.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 } }

    private static func isUp(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset + 2 < bytes.count && bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".") && bytes[offset + 2] == UInt8(ascii: "/")
    }

    /// `@executable_path/../Frameworks`: where a program looks for libraries once it runs.
    private static func isRunPath(_ bytes: UnsafeBufferPointer<UInt8>, before offset: Int) -> Bool {
        var start = offset
        while start > 0, bytes[start - 1] > 0x20, bytes[start - 1] != UInt8(ascii: "\"") { start -= 1 }
        return start < offset && bytes[start] == UInt8(ascii: "@")
    }
}
