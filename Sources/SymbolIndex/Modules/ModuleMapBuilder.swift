/// Numbers modules and notes which files they claim.
struct ModuleMapBuilder {
    private(set) var modules: [Module] = []
    private let table: PathTable
    private let configurationFiles: XcodeConfigurationFiles
    /// For each path of the table the modules that claim it. Sorted, because modules claim their files in the order of their numbers.
    private(set) var claimants: [[ModuleID]]
    /// Directories of manifests whose unreadable part may vend a library.
    private var directoriesWithUnreadLibraries: Set<String> = []

    init(table: PathTable, configurationFiles: XcodeConfigurationFiles) {
        self.table = table
        self.configurationFiles = configurationFiles
        claimants = Array(repeating: [], count: table.paths.count)
    }

    /// Adds the targets of one manifest and claims their files.
    mutating func addTargets(of manifest: ModuleManifest) {
        let read = manifest.readTargets(table, configurationFiles)
        if read.mayVendUnreadTargets {
            directoriesWithUnreadLibraries.insert(manifest.directory)
        }
        for target in read.targets {
            let id = addModule(target, manifestPath: manifest.path)
            for claim in target.claims {
                table.forEachFile(of: claim) { file in
                    if claimants[file].last != id {
                        claimants[file].append(id)
                    }
                }
            }
        }
    }

    /// Gives each file that no target claims to the folder of the nearest manifest above it, or to the root.
    mutating func addFolders(manifests: [ModuleManifest]) {
        let directories = Set(manifests.map(\.directory))
        var known: [String: String?] = [:]
        let owners = table.directories.map { RelativePath.nearestAncestor(of: $0, in: directories, known: &known) ?? "" }
        var filesByOwner: [String: [Int]] = [:]
        for (file, directory) in table.directoryOfPath.enumerated() where claimants[file].isEmpty {
            filesByOwner[owners[directory], default: []].append(file)
        }
        for (owner, files) in filesByOwner.sorted(by: { $0.key < $1.key }) {
            let id = addFolder(owner, manifestPaths: manifests.filter { $0.directory == owner }.map(\.path))
            for file in files {
                claimants[file].append(id)
            }
        }
    }

    private mutating func addModule(_ target: TargetDescription, manifestPath: String) -> ModuleID {
        let id = ModuleID(index: modules.count)
        modules.append(Module(
            id: id,
            name: target.moduleName,
            targetName: target.name,
            kind: target.kind,
            product: target.product,
            isTest: target.product == .test,
            manifestPath: manifestPath,
            isVendedLibrary: target.isVendedLibrary,
            platforms: target.platforms,
            mayBeOnMainActor: target.mayBeOnMainActor
        ))
        return id
    }

    /// A folder may hold code of any target of the manifests beside it, so it promises the least any of them does.
    private mutating func addFolder(_ directory: String, manifestPaths: [String]) -> ModuleID {
        let id = ModuleID(index: modules.count)
        let neighbours = modules.filter { module in
            module.kind != .folder && module.manifestPath.map(manifestPaths.contains) == true
        }
        let name = (directory.isEmpty ? "." : directory) + "/"
        modules.append(Module(
            id: id,
            name: name,
            targetName: name,
            kind: .folder,
            product: .unknown,
            isTest: false,
            manifestPath: manifestPaths.first,
            isVendedLibrary: directoriesWithUnreadLibraries.contains(directory),
            platforms: PlatformMinimum.lowest(of: neighbours.flatMap(\.platforms)),
            mayBeOnMainActor: neighbours.contains(where: \.mayBeOnMainActor)
        ))
        return id
    }
}
