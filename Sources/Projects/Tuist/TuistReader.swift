import SourceText
import Syntax

/// Tuist's `Project.swift`, with the constants and functions of `Tuist/ProjectDescriptionHelpers`.
enum TuistReader: ManifestReader {
    static let kind = Module.Kind.tuistTarget

    private static let helperFolder = "Tuist/ProjectDescriptionHelpers/"

    /// By name and place alone: a source may be called so as well.
    static func mayBeManifest(_ path: String) -> Bool {
        path == "Project.swift" || path.hasSuffix("/Project.swift")
            || path.hasSuffix(".swift") && (path.hasPrefix(helperFolder) || path.contains("/" + helperFolder))
    }

    /// Manifests and helpers, which no target compiles.
    static func manifestPaths(_ files: ManifestFiles) -> Set<String> {
        Set(files.all.filter { mayBeManifest($0.path) && describesProject($0) }.map(\.path))
    }

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        let manifests = files.named(["Project.swift"]).filter(describesProject)
        guard !manifests.isEmpty else { return [] }
        var names = NameTable()
        let helpers = Dictionary(
            grouping: files.all.compactMap { file in folderOfHelper(file.path).map { ($0, file) } }, by: \.0)
        let trees = helpers.mapValues { files in files.map { SyntaxTree.parse($0.1, names: &names) } }
        return manifests.map { file in
            let tree = SyntaxTree.parse(file, names: &names)
            let directory = RelativePath.parent(of: file.path) ?? ""
            let root = nearestRoot(of: directory, Set(trees.keys))
            let known = [tree] + (trees[root ?? ""] ?? [])
            return withExtendedLifetime(known) {
                TuistProject(
                    tree: tree, expressions: TuistExpressions(known, names: names), helpers: known,
                    directory: directory,
                    root: root ?? "", configurationFiles: files.configurationFiles
                ).read()
            }
        }
    }

    private static func describesProject(_ file: SourceFile) -> Bool {
        let name = Array("import ProjectDescription".utf8)
        var start = file.bytes.startIndex
        while let index = file.bytes[start...].firstIndex(of: name[0]) {
            if file.bytes[index...].starts(with: name) { return true }
            start = index + 1
        }
        return false
    }

    /// The directory that holds `Tuist/ProjectDescriptionHelpers`, for a file in there.
    private static func folderOfHelper(_ path: String) -> String? {
        guard path.hasSuffix(".swift") else { return nil }
        if path.hasPrefix(helperFolder) { return "" }
        let folder = Array(("/" + helperFolder).utf8)
        let bytes = Array(path.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: folder) }
        return start.map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }

    private static func nearestRoot(of directory: String, _ roots: Set<String>) -> String? {
        var current: String? = directory
        while let candidate = current {
            if roots.contains(candidate) { return candidate }
            current = RelativePath.parent(of: candidate)
        }
        return nil
    }
}
