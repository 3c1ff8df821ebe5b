import SourceText

/// Bazel's `BUILD` files, all together: what a library is built for is told by the applications that depend on it.
enum BazelReader: ManifestReader {
    static let kind = Module.Kind.bazelTarget

    private static let buildFiles: Set<String> = ["BUILD.bazel", "BUILD"]
    private static let markers: Set<String> = ["WORKSPACE", "WORKSPACE.bazel", "MODULE.bazel"]

    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets] {
        let packages = packages(files)
        if packages.isEmpty { return [] }
        return BazelGraph(packages).targets(table)
    }

    /// `.bzl` files with constants. The workspace is not told by the file itself, so that all directories above it are
    /// tried.
    static func pathsNamed(in file: SourceFile) -> [String] {
        guard buildFiles.contains(RelativePath.lastComponent(of: file.path)) else { return [] }
        let package = RelativePath.parent(of: file.path) ?? ""
        var paths: [String] = []
        for label in Set(StarlarkReader.read(file.bytes).loaded.values.map(\.label)) {
            var workspace: String? = package
            while let candidate = workspace {
                guard let label = BazelLabel(label, package: package, workspace: candidate) else { break }
                if let path = RelativePath.join(label.package, label.name) { paths.append(path) }
                workspace = RelativePath.parent(of: candidate)
            }
        }
        return paths
    }

    /// One for each directory: `BUILD.bazel` counts before `BUILD`.
    private static func packages(_ files: ManifestFiles) -> [BazelPackage] {
        var byDirectory: [String: SourceFile] = [:]
        for file in files.named(buildFiles) {
            let directory = RelativePath.parent(of: file.path) ?? ""
            if byDirectory[directory] == nil || file.path.hasSuffix(".bazel") { byDirectory[directory] = file }
        }
        let workspaces = Set(files.named(markers).map { RelativePath.parent(of: $0.path) ?? "" })
        var known: [String: String] = [:]
        var loaded: [String: StarlarkFile] = [:]
        return byDirectory.values.sorted(on: { SortKey($0.path) }).map { file in
            let directory = RelativePath.parent(of: file.path) ?? ""
            let workspace = RelativePath.nearest(of: directory, otherwise: "", known: &known) {
                workspaces.contains($0) ? $0 : nil
            }
            return BazelPackage(file, workspace: workspace) { label in
                guard let path = RelativePath.join(label.package, label.name) else { return nil }
                if let known = loaded[path] { return known }
                let read = files[path].map { StarlarkReader.read($0.bytes) }
                loaded[path] = read
                return read
            }
        }
    }
}
