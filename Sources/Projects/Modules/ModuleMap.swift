import SourceText

/// Which modules compile each Swift file below a root, read from the text of manifests alone.
///
/// A file may belong to several modules, and to none but a folder where no target claims it. The map depends on the set
/// of files and manifests only, never on their order.
public struct ModuleMap: Sendable {
    /// All modules by number: the targets of the manifests in the order of their paths, then folders.
    public let modules: [Module]
    /// Where projects end that stand side by side.
    public let boundaries: ProjectBoundaries
    /// What could not be read in manifests, by its place.
    public let problems: [ManifestProblem]
    /// True where a `.podspec` stands in the root.
    let isPublishedAsPod: Bool
    private let paths: [String]
    private let indexByPath: [String: Int]
    private let modulesByIndex: [[Int]]
    private let indicesOfManifests: Set<Int>

    /// - Parameters:
    ///   - manifests: the manifests of all kinds below the root, with `.xcconfig` and workspace files and what manifests
    ///     include (`pathsNamed`); others are ignored.
    ///   - swiftPaths: all Swift files below the root, relative to it, with `/` between their parts.
    ///   - repositories: directories below the root that are the top of a work tree, where the root is in none.
    public init(manifests: [SourceFile], swiftPaths: [String], repositories: [String] = []) {
        let files = ManifestFiles(manifests)
        let table = PathTable(
            swiftPaths, packageDirectories: SwiftPackageReader.directories(files),
            manifestPaths: TuistReader.manifestPaths(files))
        let found = ManifestCombination.combine(ManifestKinds.readers.map { $0.read(files, table) })
        var builder = ModuleMapBuilder(table: table)
        for manifest in found { builder.addTargets(of: manifest) }
        builder.addFolders(manifests: found)
        problems = found.flatMap(\.problems).sorted(on: {
            SortKey($0.place.path, SourceLocation(line: $0.place.line, column: 0), $0.message)
        })
        modules = builder.modules
        boundaries = ProjectBoundaries(
            manifests: ModuleMap.buildFiles(manifests, found), modules: builder.modules, repositories: repositories)
        isPublishedAsPod = manifests.contains { $0.path.hasSuffix(".podspec") && !$0.path.contains("/") }
        paths = table.paths
        indexByPath = table.indexByPath
        modulesByIndex = builder.claimants
        indicesOfManifests = table.manifests
    }

    /// How many files each module compiles, by its number. Manifests are no module's code.
    public var fileCounts: [Int] {
        modulesByIndex.enumerated().reduce(into: [Int](repeating: 0, count: modules.count)) { counts, file in
            if indicesOfManifests.contains(file.offset) { return }
            for number in file.element { counts[number] += 1 }
        }
    }

    /// The numbers of the modules that compile a file, sorted; empty for a file the map was not made with.
    func moduleNumbers(of path: String) -> [Int] {
        indexByPath[path].map { modulesByIndex[$0] } ?? []
    }

    /// Those of many files; no look-ups where these are all files of the map in its order.
    public func moduleNumbers(of files: [String]) -> [[Int]] {
        files.enumerated().map { position, path in
            position < paths.count && paths[position] == path ? modulesByIndex[position] : moduleNumbers(of: path)
        }
    }

    /// The manifests, with workspaces and build settings, but without files that only look like manifests.
    private static func buildFiles(_ manifests: [SourceFile], _ found: [ManifestTargets]) -> [SourceFile] {
        let read = Set(found.map(\.path))
        return manifests.filter { file in
            let name = RelativePath.lastComponent(of: file.path)
            return read.contains(file.path) || SwiftPackageReader.isManifestName(name)
                || [".pbxproj", ".xcworkspacedata", ".xcconfig", ".podspec"].contains { file.path.hasSuffix($0) }
        }
    }
}
