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
    /// True where a `.podspec` stands in the root.
    let isPublishedAsPod: Bool
    private let paths: [String]
    private let indexByPath: [String: Int]
    private let modulesByIndex: [[Int]]

    /// - Parameters:
    ///   - manifests: the `Package.swift`, `project.pbxproj`, `.xcconfig`, workspace and `.podspec` files below the
    ///     root; others are ignored.
    ///   - swiftPaths: all Swift files below the root, relative to it, with `/` between their parts.
    ///   - repositories: directories below the root that are the top of a work tree, where the root is in none.
    public init(manifests: [SourceFile], swiftPaths: [String], repositories: [String] = []) {
        let readable = ModuleMap.readableManifests(manifests)
        let packageDirectories = readable.compactMap { $0.isPackage ? $0.directory : nil }
        let table = PathTable(swiftPaths, packageDirectories: Set(packageDirectories))
        var builder = ModuleMapBuilder(table: table, configurationFiles: ModuleMap.configurationFiles(manifests))
        for manifest in readable { builder.addTargets(of: manifest) }
        builder.addFolders(manifests: readable)
        modules = builder.modules
        boundaries = ProjectBoundaries(manifests: manifests, modules: builder.modules, repositories: repositories)
        isPublishedAsPod = manifests.contains { $0.path.hasSuffix(".podspec") && !$0.path.contains("/") }
        paths = table.paths
        indexByPath = table.indexByPath
        modulesByIndex = builder.claimants
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

    private static func configurationFiles(_ files: [SourceFile]) -> XcodeConfigurationFiles {
        var bytesByPath: [String: [UInt8]] = [:]
        for file in files where file.path.hasSuffix(".xcconfig") { bytesByPath[file.path] = file.bytes }
        return XcodeConfigurationFiles(bytesByPath: bytesByPath)
    }

    /// The files that are manifests, sorted by path, one per path.
    private static func readableManifests(_ files: [SourceFile]) -> [ModuleManifest] {
        var manifests: [ModuleManifest] = []
        for file in files.sorted(on: { SortKey($0.path) }) where file.path != manifests.last?.path {
            if let manifest = ModuleManifest(file) { manifests.append(manifest) }
        }
        return manifests
    }
}

/// A manifest and the directory its paths are relative to.
struct ModuleManifest {
    let path: String
    let directory: String
    let isPackage: Bool
    let bytes: [UInt8]

    /// Fails for a file that isn't a manifest: another name, or a `Package.swift` that describes no package.
    init?(_ file: SourceFile) {
        let container = RelativePath.parent(of: file.path) ?? ""
        switch RelativePath.lastComponent(of: file.path) {
        case "Package.swift":
            guard PackageManifest.describesPackage(file.bytes) else { return nil }
            directory = container
            isPackage = true
        case "project.pbxproj":
            guard container.hasSuffix(".xcodeproj") else { return nil }
            directory = RelativePath.parent(of: container) ?? ""
            isPackage = false
        default:
            return nil
        }
        path = file.path
        bytes = file.bytes
    }

    /// The targets the manifest declares, with the files each claims.
    func readTargets(_ table: PathTable, _ configurationFiles: XcodeConfigurationFiles) -> ManifestTargets {
        if isPackage {
            return PackageLayout(manifest: PackageManifestReader.read(bytes), directory: directory, table: table)
                .targets()
        }
        var project = XcodeProject(bytes: bytes, directory: directory, configurationFiles: configurationFiles)
        return project.targets()
    }
}
