import Planning
import Projects
import RuleContract
import Rules
import Semantics
import SourceText
import SystemAccess

/// What is known of a project before its sources are read: the files, what is compiled together, and for which Xcode.
///
/// All of it stays as it is until a file comes or goes, or a manifest changes.
struct ProjectLayout {
    let discovery: DiscoveryResult
    /// The Swift files, relative to the root.
    let paths: [String]
    /// What is compiled together, and for which systems.
    let map: ModuleMap
    let xcode: XcodeEdition
    private let readOnly: Set<String>

    /// - Parameters:
    ///   - reader: for the manifests.
    ///   - leavesOutCopies: takes nothing from folders with copies of other repositories, such as `Pods`.
    init(
        _ discovery: DiscoveryResult, _ options: CommandLineOptions, _ reader: SourceReader,
        leavesOutCopies: Bool = false
    ) {
        self.discovery = discovery
        let files = leavesOutCopies ? discovery.files.filter { !ProjectLayout.isCopy($0) } : discovery.files
        paths = files.filter { $0.kind == .swiftSource || $0.kind == .packageManifest }.map(\.path)
        let manifests = ProjectLayout.manifests(files, reader)
        map = ModuleMap(manifests: manifests.files, swiftPaths: paths, repositories: discovery.repositories)
        xcode = EditionFinder(root: discovery.root, projects: manifests.projects).find(options)
        readOnly = Set(discovery.files.filter { $0.access == .readOnly || $0.kind == .packageManifest }.map(\.path))
    }

    /// - Parameters:
    ///   - scope: where edits are wanted.
    ///   - read: the bytes of a file, by its path.
    func input(
        _ options: MigrationOptions, scope: EditScope,
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) -> PipelineInput {
        let readOnly = readOnly
        var input = PipelineInput(
            paths: paths, map: map, rules: RuleCatalogue.ruleSet, options: options,
            isEditable: { path, bytes in
                scope.contains(path) && !readOnly.contains(path) && !SourceClassification.isGenerated(bytes)
            },
            read: read)
        input.objectiveCClasses = discovery.objectiveCNames
        return input
    }

    /// True for a file of another repository that a tool checked out; what a tool generated is the repository's own.
    static func isCopy(_ file: DiscoveredFile) -> Bool {
        Array(file.path.utf8).withUnsafeBufferPointer { SourceClassification.isCopy(path: $0) }
    }

    /// Refuses facts of another repository that has the name of this one: they would be left out.
    func checkOwnFacts(_ options: CommandLineOptions) throws(UsageError) {
        guard let users = options.knownUsers, let own = users.own, !own.areOf(modules: map.modules.map(\.name)) else {
            return
        }
        throw UsageError(
            message: "--with-facts: \(own.place) holds facts of “\(users.ownName)”, as this repository is called, but "
                + "declares none of its modules; pass --repository with another name here, or where the facts are made")
    }

    /// Adds to a plan what only the layout knows.
    func complete(_ plan: inout Plan, _ options: CommandLineOptions) {
        plan.xcode = xcode
        plan.users = options.knownUsers
        plan.soundness.hasExclusions = !options.excludes.isEmpty
        plan.soundness.add(otherFiles: discovery.otherFiles)
        let foreign = Set(discovery.files.filter { $0.access == .readOnly }.map(\.path))
        plan.addUnread(map.problems.filter { !foreign.contains($0.place.path) })
        plan.soundness.add(
            unreadable: discovery.problems.filter(\.hidesFiles).map { problem in
                FileProblem(
                    path: PathName.relative(problem.path, to: discovery.root) ?? problem.path, message: problem.message)
            })
    }

    // MARK: Manifests

    /// True for a file that decides about the layout.
    static func isManifest(_ file: DiscoveredFile) -> Bool { file.kind != .swiftSource || isSwiftManifest(file) }

    private static func isSwiftManifest(_ file: DiscoveredFile) -> Bool {
        file.kind == .swiftSource && ModuleMap.mayBeManifest(swiftPath: file.path)
    }

    /// What says what is compiled together; Xcode projects that are the author's own once more, with their bytes.
    private static func manifests(
        _ found: [DiscoveredFile], _ reader: SourceReader
    ) -> (files: [SourceFile], projects: [(path: String, bytes: [UInt8])]) {
        let builds = found.contains {
            $0.kind == .xcodeProject || $0.kind == .projectDescription || isSwiftManifest($0)
        }
        var manifests: [SourceFile] = []
        var projects: [(path: String, bytes: [UInt8])] = []
        var parts: Set<String> = []
        for file in found {
            switch file.kind {
            case .swiftSource: guard isSwiftManifest(file) else { continue }
            case .packageManifest, .xcodeProject, .workspace, .podspec, .projectDescription: break
            case .buildConfiguration: if !builds { continue }
            case .projectDescriptionPart:
                parts.insert(file.path)
                continue
            }
            guard case .success(let bytes) = ProjectRun.read(file.path, reader) else { continue }
            manifests.append(SourceFile(path: file.path, bytes: bytes))
            if file.kind == .xcodeProject, file.access == .editable { projects.append((file.path, bytes)) }
        }
        // What a part includes is a part as well.
        var added = manifests
        while !parts.isEmpty, !added.isEmpty {
            let named = ModuleMap.pathsNamed(in: added).filter { parts.remove($0) != nil }
            added = named.compactMap { path in
                guard case .success(let bytes) = ProjectRun.read(path, reader) else { return nil }
                return SourceFile(path: path, bytes: bytes)
            }
            manifests += added
        }
        return (manifests, projects)
    }
}

extension PipelineInput {
    /// Input whose modules are those of a map.
    init(
        paths: [String], map: ModuleMap, rules: RuleSet, options: MigrationOptions,
        isEditable: @escaping @Sendable (String, [UInt8]) -> Bool = { _, _ in true },
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) {
        self.init(
            paths: paths, modules: map.moduleNumbers(of: paths), moduleNames: map.modules.map(\.name),
            manifests: map.modules.map(\.manifestPath),
            openModules: map.openModules, closedModules: map.closedModules, mainActorModules: map.mainActorModules,
            wrapperActorModules: map.wrapperActorModules,
            plainWrapperModules: map.plainWrapperModules, testModules: map.testModules,
            platforms: map.modules.map { module in
                ModulePlatforms(
                    name: module.kind == .folder ? "code in \(module.name)" : module.targetName,
                    minimums: module.platforms, manifest: module.manifestPath, problem: module.problem)
            },
            boundaries: map.boundaries, rules: rules, options: options, isEditable: isEditable, read: read)
    }
}
