import Planning
import Projects
import RuleContract
import Rules
import Semantics
import SourceText
import SystemAccess
import Threads

/// One run over a project: finds the files, reads them on several threads, and makes the plan.
struct ProjectRun {
    let root: String
    let plan: Plan
    /// Where edits are wanted.
    let scope: EditScope
    /// What is compiled together, and for which systems.
    let map: ModuleMap
    /// Paths or files that were asked for and can't be used.
    let failures: [DiscoveryProblem]
    /// Further names below the root of files that have several (hard links), by the bytes of the path that the plan
    /// knows.
    let otherNames: [[UInt8]: [String]]
    /// The file whose text came from stdin, relative to the root.
    let unsavedPath: String?

    /// True where all that was asked for could be read.
    var isComplete: Bool { failures.isEmpty && plan.problems.isEmpty }
    /// What could not be read, each as `path: sentence`.
    var problemLines: [String] { failures.map(\.description) + plan.problems.map { "\($0.path): \($0.message)" } }

    /// - Parameter editsEverywhere: judges types as if all of the root might be edited, whatever the scope.
    /// - Throws: a `FileSystemError`, or a `UsageError` for a name of a type that there is not.
    static func make(_ options: CommandLineOptions, editsEverywhere: Bool = false) throws -> ProjectRun {
        let current = try FileSystem.currentDirectory()
        let root = try options.findRoot()
        let discovery = try discover(options, root: root)
        var unsaved = UnsavedFiles()
        if let path = discovery.unsavedPaths.first, let text = options.unsavedText { unsaved[path] = text }
        let reader = SourceReader(try RootDirectory(path: root), unsaved: unsaved)
        let layout = ProjectLayout(discovery, options, reader)
        try layout.checkOwnFacts(options)
        var scope = discovery.editScope
        scope.onlyFiles = options.changedFiles
        let progress = ProgressLine(total: layout.paths.count, isQuiet: options.verbosity == .quiet)
        var input = layout.input(
            MigrationOptions(options, xcode: layout.xcode), scope: editsEverywhere ? EditScope(paths: [""]) : scope
        ) { path in
            progress?.hasRead(path)
            return read(path, reader)
        }
        let index = try options.indexStore.map {
            try CompilerIndex.find($0, root: root, current: current, paths: layout.paths)
        }
        input.witness = index?.witness { path in try? reader.read(path) }
        defer { progress?.finish() }
        var plan = plan(for: input, root: root, threads: options.jobs ?? processorCount())
        layout.complete(&plan, options)
        plan.soundness.add(index?.entries ?? [])
        let run = ProjectRun(
            root: root, plan: plan, scope: scope, map: layout.map, failures: discovery.problems,
            otherNames: Dictionary(
                discovery.files.lazy.filter { !$0.otherNames.isEmpty }.map { (Array($0.path.utf8), $0.otherNames) },
                uniquingKeysWith: { first, _ in first }),
            unsavedPath: discovery.unsavedPaths.first)
        if plan.migrates, run.isComplete { try run.checkNames(options) }
        return run
    }

    /// Refuses names that no type has, rather than take “nothing to do” for an answer. One that is no legacy type any
    /// more is fine.
    private func checkNames(_ options: CommandLineOptions) throws(UsageError) {
        for (flag, names) in [("only-type", options.onlyTypes), ("skip-type", options.skippedTypes)] {
            guard let name = plan.unknownNames(names).first else { continue }
            let place = options.usedFlags.contains(flag) ? "--\(flag)" : "\(ConfigurationFile.name): “\(flag)”"
            let hint = NameSuggestion.text(for: name, among: plan.legacyNames)
            throw UsageError(message: "\(place): no type under \(root) is named “\(name)”" + hint)
        }
    }

    /// With one thread all is done on one whose stack is deep enough: this one, or one for all steps, since to start
    /// one for each takes longer than a small project does.
    static func plan(for input: PipelineInput, root: String, threads: Int) -> Plan {
        if threads <= 1 || input.paths.count == 1 {
            if FirstThread.growsStack(to: parallelMapStackSize) {
                if fillsLargePages(input.paths, root) { Heap.reserve() }
                return Pipeline(input: input, executor: SerialExecutor()).plan()
            }
            if let plan = parallelMap([input], threads: 1, { Pipeline(input: $0, executor: SerialExecutor()).plan() })
                .first
            {
                return plan
            }
        }
        return Pipeline(input: input, executor: ThreadExecutor(threads: threads)).plan()
    }

    /// False for so little code that small pages do: to clear one large page takes as long as to be handed a hundred
    /// small ones, which is what some thousand bytes of source need.
    private static func fillsLargePages(_ paths: [String], _ root: String) -> Bool {
        guard paths.count <= 8 else { return true }
        let size = paths.reduce(0) { $0 + ((try? FileSystem.status(of: PathName.join(root, $1)).size) ?? 0) }
        return size > 16 << 10
    }

    /// The files of a run.
    /// - Parameter unsaved: absolute paths of files that need not be on disk.
    static func discover(
        _ options: CommandLineOptions, root: String, listsDirectories: Bool = false, unsaved: [String] = []
    ) throws(FileSystemError) -> DiscoveryResult {
        var discovery = discoveryOptions(options, root: root, current: try FileSystem.currentDirectory())
        discovery.listsDirectories = listsDirectories
        discovery.unsavedPaths += unsaved
        return FileDiscovery.run(root: root, options: discovery)
    }

    private static func discoveryOptions(_ options: CommandLineOptions, root: String, current: String)
        -> DiscoveryOptions
    {
        var discovery = DiscoveryOptions(
            excludes: options.excludes, noIgnore: options.noIgnore, namedPaths: options.paths,
            listedPaths: options.listedPaths,
            forcesExcludes: options.forcesExcludes)
        discovery.unsavedPaths = options.stdinFilename.map { [$0] } ?? []
        // Without paths: the current directory where it lies in the root, as for `reobserve .`, else all of the root.
        let isUnnamed =
            options.paths.isEmpty && options.listedPaths == nil && options.stdinFilename == nil
            && ![.baseline, .doctor, .why, .report, .facts, .ignore, .server].contains(options.subcommand)
        if isUnnamed, let relative = PathName.relative(current, to: root), !relative.isEmpty {
            discovery.namedPaths = [current]
        }
        return discovery
    }

    static func read(_ path: String, _ reader: SourceReader) -> Result<[UInt8], FileProblemError> {
        do throws(FileSystemError) {
            return .success(try reader.read(path))
        } catch {
            return .failure(FileProblemError(message: "cannot \(error.operation): \(error.reason)"))
        }
    }
}

/// Runs the steps of the pipeline on threads.
struct ThreadExecutor: PipelineExecutor {
    let threads: Int

    func map<Input: Sendable, Output: Sendable, State>(
        _ inputs: [Input], state: @escaping @Sendable () -> sending State,
        _ body: @escaping @Sendable (inout State, Input) -> Output
    ) -> (outputs: [Output], states: [State]) {
        parallelMap(inputs, threads: threads, workerState: state, body)
    }
}

extension MigrationTier {
    /// The same for the pipeline.
    var option: Tier { self == .assisted ? .assisted : .safe }
}

extension MigrationOptions {
    /// - Parameter xcode: nil takes the edition that the options name.
    init(_ options: CommandLineOptions, xcode: XcodeEdition? = nil) {
        let selection = RuleSelection(selected: options.selectedRules, ignored: options.ignoredRules)
        self.init(
            tier: options.tier.option,
            xcodeVersion: xcode?.number ?? options.xcodeVersion ?? XcodeEdition.standard.number,
            allowsPublicAPI: options.migratesPublicAPI,
            prefersLet: options.prefersLet, onlyTypes: options.onlyTypes, skippedTypes: options.skippedTypes,
            onlyRules: selection.migrationRules,
            ignoredRules: options.ignoredRules, tracksOtherProperties: options.untracked == .track,
            insertsTodos: options.insertsTodos,
            minimumTargets: options.minimumTargets, inquiry: options.inquiry)
        users = options.knownUsers
        pathOptions = options.overrides.map { PathOptions($0) }
        migrates = selection.migrates
        guidanceRules = options.subcommand.takesGuidance ? selection.guidanceRules : []
    }
}

extension ProjectRun {
    /// What the plan writes. A file with several names below the root (hard links) is one file for the plan, and each
    /// name is written.
    var replacements: [Replacement] {
        plan.changes.flatMap { change in
            ([change.path] + (otherNames[Array(change.path.utf8)] ?? [])).map {
                Replacement(path: $0, before: change.bytes, edits: change.edits)
            }
        }
    }
}
