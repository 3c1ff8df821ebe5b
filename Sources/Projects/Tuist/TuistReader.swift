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
        var roots: [String: String?] = [:]
        return manifests.map { file in
            let tree = SyntaxTree.parse(file, names: &names)
            let directory = RelativePath.parent(of: file.path) ?? ""
            let root = RelativePath.nearest(of: directory, otherwise: nil, known: &roots) { candidate in
                trees[candidate] == nil ? nil : .some(candidate)
            }
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
        file.bytes.firstOffset(of: "import ProjectDescription") != nil
    }

    /// The directory that holds `Tuist/ProjectDescriptionHelpers`, for a file in there.
    private static func folderOfHelper(_ path: String) -> String? {
        guard path.hasSuffix(".swift") else { return nil }
        if path.hasPrefix(helperFolder) { return "" }
        let bytes = Array(path.utf8)
        return bytes.firstOffset(of: "/" + helperFolder).map { String(decoding: bytes[..<$0], as: UTF8.self) }
    }
}
