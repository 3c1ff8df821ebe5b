import SourceText

/// A kind of manifest. To add one: a folder below `Projects` with a reader, and its entry in `ManifestKinds.readers`.
protocol ManifestReader: Sendable {
    /// The kind of the modules that it finds.
    static var kind: Module.Kind { get }

    /// The manifests of the kind among files, and what each says.
    static func read(_ files: ManifestFiles, _ table: PathTable) -> [ManifestTargets]

    /// Paths of further files that a manifest of the kind names, and that have to be read for it.
    static func pathsNamed(in file: SourceFile) -> [String]
}

extension ManifestReader {
    static func pathsNamed(in file: SourceFile) -> [String] { [] }
}

/// All kinds of manifests.
enum ManifestKinds {
    /// The order says whose facts count where several describe the same target in one directory: those of the first.
    static var readers: [any ManifestReader.Type] {
        [
            SwiftPackageReader.self, XcodeProjectReader.self, XcodeGenReader.self, TuistReader.self, BazelReader.self,
            PodspecReader.self,
        ]
    }
}

/// The files below the root that a manifest may be, or be made of.
struct ManifestFiles {
    /// Sorted by path, one for each path.
    let all: [SourceFile]
    let configurationFiles: XcodeConfigurationFiles
    private let indexByPath: [String: Int]

    init(_ files: [SourceFile]) {
        var unique: [SourceFile] = []
        for file in files.sorted(on: { SortKey($0.path) }) where file.path != unique.last?.path { unique.append(file) }
        all = unique
        indexByPath = Dictionary(uniqueKeysWithValues: unique.enumerated().map { ($1.path, $0) })
        var bytesByPath: [String: [UInt8]] = [:]
        for file in unique where file.path.hasSuffix(".xcconfig") { bytesByPath[file.path] = file.bytes }
        configurationFiles = XcodeConfigurationFiles(bytesByPath: bytesByPath)
    }

    subscript(path: String) -> SourceFile? { indexByPath[path].map { all[$0] } }

    /// The files with one of some names.
    func named(_ names: Set<String>) -> [SourceFile] {
        all.filter { names.contains(RelativePath.lastComponent(of: $0.path)) }
    }
}

extension ModuleMap {
    /// Paths of files that the manifests name and that are not among them, such as the files that a `project.yml`
    /// includes. Some of these may name more.
    public static func pathsNamed(in manifests: [SourceFile]) -> [String] {
        let known = Set(manifests.map(\.path))
        var paths: Set<String> = []
        for file in manifests {
            for reader in ManifestKinds.readers { paths.formUnion(reader.pathsNamed(in: file)) }
        }
        return paths.subtracting(known).sorted()
    }

    /// True for a Swift file that may be a manifest by its name and place, or a part of one, and as well a source.
    public static func mayBeManifest(swiftPath path: String) -> Bool { TuistReader.mayBeManifest(path) }
}
