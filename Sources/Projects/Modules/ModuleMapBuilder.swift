import SourceText

/// Numbers modules and notes which files they claim.
struct ModuleMapBuilder {
    private(set) var modules: [Module] = []
    private let table: PathTable
    /// For each path of the table the modules that claim it. Sorted, because modules claim their files in the order of
    /// their numbers.
    private(set) var claimants: [[Int]]
    /// What the last file got that had no module before.
    private var claimantsOfLast: [Int] = []
    /// For each manifest, by its path, the numbers of its modules.
    private var modulesByManifest: [String: [Int]] = [:]
    /// Directories of manifests whose unreadable part may vend a library.
    private var directoriesWithUnreadLibraries: Set<String> = []

    init(table: PathTable) {
        self.table = table
        claimants = Array(repeating: [], count: table.paths.count)
    }

    /// Adds the targets of one manifest and claims their files.
    mutating func addTargets(of manifest: ManifestTargets) {
        if manifest.mayVendUnreadTargets { directoriesWithUnreadLibraries.insert(manifest.directory) }
        let unread = manifest.problems.first { $0.subject == .modules }
        let firstModule = modules.count
        for target in manifest.targets {
            var target = target
            if target.platforms.isEmpty, target.problem == nil { target.problem = unread }
            let number = addModule(target, manifestPath: manifest.path)
            for claim in target.claims { table.forEachFile(of: claim) { note(file: $0, of: number) } }
        }
        modulesByManifest[manifest.path] = Array(firstModule..<modules.count)
    }

    /// Gives each file that no target claims to the folder of the nearest manifest above it, or to the root.
    mutating func addFolders(manifests: [ManifestTargets]) {
        let byDirectory = Dictionary(grouping: manifests, by: \.directory)
        var folders = UnclaimedFolders(table, directoriesOfManifests: Set(byDirectory.keys))
        for (file, directory) in table.directoryOfPath.enumerated() where claimants[file].isEmpty {
            folders.add(file, in: directory)
        }
        var problems: [String: ManifestProblem?] = [:]
        for folder in folders.sorted() {
            // The files may be those of any manifest above that could not be read.
            let problem = RelativePath.nearest(of: folder.path, otherwise: nil, known: &problems) { directory in
                let found = byDirectory[directory]?.lazy.flatMap(\.problems).first { $0.subject == .modules }
                return found.map { .some($0) }
            }
            let number = addFolder(folder.path, manifestPaths: byDirectory[folder.path]?.map(\.path) ?? [], problem)
            for file in folder.files { note(file: file, of: number) }
        }
    }

    private mutating func note(file: Int, of module: Int) {
        if claimants[file].isEmpty {
            // The files of a module mostly have no other one, and then share one array.
            if claimantsOfLast.last != module { claimantsOfLast = [module] }
            claimants[file] = claimantsOfLast
        } else if claimants[file].last != module {
            claimants[file].append(module)
        }
    }

    private mutating func addModule(_ target: TargetDescription, manifestPath: String?) -> Int {
        let number = modules.count
        modules.append(
            Module(
                number: number, name: target.moduleName, targetName: target.name, kind: target.kind,
                product: target.product, manifestPath: manifestPath, isVendedLibrary: target.isVendedLibrary,
                platforms: target.platforms, mainActorPlace: target.mainActorPlace,
                actorsOfWrappers: target.actorsOfWrappers, place: target.place, problem: target.problem))
        return number
    }

    /// A folder may hold code of any target of the manifests beside it, so it promises the least any of them does.
    private mutating func addFolder(_ directory: String, manifestPaths: [String], _ problem: ManifestProblem?) -> Int {
        let neighbors = manifestPaths.flatMap { modulesByManifest[$0] ?? [] }.map { modules[$0] }
        let name = (directory.isEmpty ? "." : directory) + "/"
        let folder = TargetDescription(
            name: name, moduleName: name, kind: .folder, product: .unknown,
            isVendedLibrary: directoriesWithUnreadLibraries.contains(directory),
            platforms: PlatformMinimum.lowest(of: neighbors.flatMap(\.platforms)),
            mainActorPlace: neighbors.lazy.compactMap(\.mainActorPlace).first ?? problem?.place,
            actorsOfWrappers: problem == nil ? .common(neighbors.map(\.actorsOfWrappers)) : .unknown,
            problem: problem)
        return addModule(folder, manifestPath: manifestPaths.first)
    }
}

/// Collects the files that no target claims, by the folder that they are given to.
private struct UnclaimedFolders {
    private var folders: [(path: String, files: [Int])] = []
    /// For each directory of the table the index of its folder. Of these there are few, so that no name is looked up
    /// for a file.
    private var folderOfDirectory: [Int] = []

    init(_ table: PathTable, directoriesOfManifests: Set<String>) {
        var known: [String: String] = [:]
        var indexByPath: [String: Int] = [:]
        folderOfDirectory.reserveCapacity(table.directories.count)
        for directory in table.directories {
            let path = RelativePath.nearest(of: directory, otherwise: "", known: &known) {
                directoriesOfManifests.contains($0) ? $0 : nil
            }
            if let last = folderOfDirectory.last, folders[last].path == path {
                folderOfDirectory.append(last)
                continue
            }
            let index = indexByPath[path] ?? folders.count
            if index == folders.count {
                indexByPath[path] = index
                folders.append((path, []))
            }
            folderOfDirectory.append(index)
        }
    }

    mutating func add(_ file: Int, in directory: Int) {
        folders[folderOfDirectory[directory]].files.append(file)
    }

    /// Those that hold files, by their paths.
    func sorted() -> [(path: String, files: [Int])] {
        folders.filter { !$0.files.isEmpty }.sorted(on: { SortKey($0.path) })
    }
}
