import Projects
import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// Runs a function over many inputs, perhaps on several threads; the results come in the order of the inputs.
public protocol PipelineExecutor: Sendable {
    /// Calls `body` for each input. `state` makes what one worker keeps from input to input.
    func map<Input: Sendable, Output: Sendable, State>(
        _ inputs: [Input], state: @escaping @Sendable () -> sending State,
        _ body: @escaping @Sendable (inout State, Input) -> Output
    ) -> (outputs: [Output], states: [State])
}

/// One thread, the caller's.
public struct SerialExecutor: PipelineExecutor {
    public init() {}

    public func map<Input: Sendable, Output: Sendable, State>(
        _ inputs: [Input], state: @escaping @Sendable () -> sending State,
        _ body: @escaping @Sendable (inout State, Input) -> Output
    ) -> (outputs: [Output], states: [State]) {
        var state = state()
        let outputs = inputs.map { body(&state, $0) }
        return (outputs, [state])
    }
}

/// Everything the pipeline needs to know of the world; it reads files only through `read`.
public struct PipelineInput: Sendable {
    /// Paths of the Swift files; `init` sorts them.
    public var paths: [String]
    /// The bytes of a file, or why it can't be read.
    public var read: @Sendable (String) -> Result<[UInt8], FileProblemError>
    /// For each path the modules that compile it.
    public var modules: [[Int]]
    /// Names of the modules by number.
    public var moduleNames: [String]
    /// The paths of the manifests that declare them, by number; empty where nobody knows.
    public var manifests: [String?]
    /// Modules whose public declarations unknown code may use.
    public var openModules: Set<Int>
    /// Modules that no other one links, such as apps and their extensions.
    public var closedModules: Set<Int>
    /// Modules whose code may be on the main actor unless it says otherwise.
    public var mainActorModules: Set<Int>
    /// Modules in which a property wrapper puts the type around it on its actor.
    public var wrapperActorModules: Set<Int>
    /// Modules in which a property wrapper puts nothing on its actor.
    public var plainWrapperModules: Set<Int>
    /// Modules whose code runs in tests only.
    public var testModules: Set<Int>
    /// What the modules are built for, by number.
    public var platforms: [ModulePlatforms]
    /// Classes that the project declares in Objective-C, as far as names of files tell.
    public var objectiveCClasses: Set<String> = []
    /// Makes what a compiler saw that built the project, for one thread, which is asked where the sources do not tell.
    public var witness: (@Sendable () -> (any CompilerWitness)?)?
    /// Where projects end that stand side by side.
    public var boundaries: ProjectBoundaries
    /// Whether a file may be changed, by its path and bytes.
    public var isEditable: @Sendable (String, [UInt8]) -> Bool
    /// The rules that run: the pipeline names none of them.
    public var rules: RuleSet
    public var options: MigrationOptions
    /// True once the plan is not wanted any more; what comes back then is of no use.
    public var isCancelled: @Sendable () -> Bool = { false }

    public init(
        paths: [String], modules: [[Int]] = [], moduleNames: [String] = [], manifests: [String?] = [],
        openModules: Set<Int> = [],
        closedModules: Set<Int> = [], mainActorModules: Set<Int> = [], wrapperActorModules: Set<Int> = [],
        plainWrapperModules: Set<Int> = [],
        testModules: Set<Int> = [], platforms: [ModulePlatforms] = [], boundaries: ProjectBoundaries = .none,
        rules: RuleSet, options: MigrationOptions,
        isEditable: @escaping @Sendable (String, [UInt8]) -> Bool = { _, _ in true },
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) {
        let modules = modules.isEmpty ? paths.map { _ in [] } : modules
        // Of several types of one name the first counts, so that the order of the files must be theirs and not the
        // caller's.
        let isSorted = zip(paths, paths.dropFirst()).allSatisfy { $0 < $1 }
        let order = isSorted ? Array(paths.indices) : paths.indices.sorted { paths[$0] < paths[$1] }
        self.paths = order.map { paths[$0] }
        self.modules = order.map { modules[$0] }
        self.moduleNames = moduleNames
        self.manifests = manifests
        self.openModules = openModules
        self.closedModules = closedModules
        self.mainActorModules = mainActorModules
        self.wrapperActorModules = wrapperActorModules
        self.plainWrapperModules = plainWrapperModules
        self.testModules = testModules
        self.platforms = platforms
        self.boundaries = boundaries
        self.rules = rules
        self.options = options
        self.isEditable = isEditable
        self.read = read
    }
}

/// The files of a project that stands for itself, and those of them that have been read.
struct ProjectFiles: Sendable {
    let numbers: [Int]
    let known: FileCollection
    /// True where all of them were read, and are as they are.
    var isRead = false

    /// Small enough for several of them to be in memory at once, and little of all there is to do.
    func isSmall(among fileCount: Int) -> Bool { numbers.count <= 1000 && numbers.count <= fileCount / 4 }
}

/// What one plan leaves to the next one of the same project.
struct PipelineMemory: Sendable {
    /// The files that decide which projects there are.
    fileprivate var outward: FileCollection?
    /// By the numbers of their files.
    fileprivate var projects: [[Int]: ProjectOutcome] = [:]
}

private struct ProjectOutcome: Sendable {
    let unreadable: [FileProblem]
    /// Nil where there is nothing that could be read.
    let plan: Plan?
    /// What the files told, where the next plan wants it.
    var files: FileCollection?
}

/// Files become facts, facts one index, the index references, references diagnostics, diagnostics a plan.
///
/// All of this is done for each project alone where several stand side by side below the root and nothing links them
/// (`SeparateProjects`): what may be any class of the one is none of the other. No more than one large project, or one
/// small one for each thread, is in memory.
///
/// There is no third pass, and nothing runs until nothing changes any more: all fixes see the same sources. A file that
/// changes between the two passes is a problem, not a surprise.
public struct Pipeline: Sendable {
    let input: PipelineInput
    let executor: any PipelineExecutor

    public init(input: PipelineInput, executor: any PipelineExecutor) {
        self.input = input
        self.executor = executor
    }

    /// Reads and judges all files; writes nothing.
    public func plan() -> Plan {
        var memory: PipelineMemory?
        return plan(&memory, changed: [])
    }

    /// The same, where a plan was made of the same files before.
    ///
    /// - Parameters:
    ///   - memory: what that plan left, and this one leaves; nil to keep nothing.
    ///   - changed: the files that may have other bytes than they had then, by their numbers in the input.
    func plan(_ memory: inout PipelineMemory?, changed: Set<Int>) -> Plan {
        let (groups, outward) = groups(memory?.outward, changed: changed)
        memory?.outward = outward
        var unreadable = outward.problems
        var plans: [Plan] = []
        for outcome in outcomes(of: groups, outward, &memory, changed) {
            unreadable += outcome.unreadable
            if let plan = outcome.plan { plans.append(plan) }
        }
        var plan = Plan.merging(plans)
        plan.migrates = input.options.migrates
        plan.guidanceRules = input.options.guidanceRules
        plan.problems = unreadable.sorted(on: { SortKey($0.path) }) + plan.problems
        plan.soundness.add(unreadable: unreadable)
        return plan
    }

    /// A project of which nothing changed is as it was.
    private func outcomes(
        of groups: [[Int]], _ outward: consuming FileCollection, _ memory: inout PipelineMemory?, _ changed: Set<Int>
    ) -> [ProjectOutcome] {
        let parts = outward.split(into: groups)
        guard let known = memory?.projects else {
            return judge(zip(groups, parts).map { ProjectFiles(numbers: $0, known: $1) }, keepsFiles: false)
        }
        var outcomes = groups.map { known[$0] }
        var waiting: [(position: Int, files: ProjectFiles)] = []
        for (position, (numbers, part)) in zip(groups, parts).enumerated() {
            let changed = changed.intersection(numbers)
            guard let files = outcomes[position]?.files else {
                waiting.append((position, ProjectFiles(numbers: numbers, known: part)))
                continue
            }
            guard !changed.isEmpty else { continue }
            let read = files.rereading(changed.sorted(), input)
            waiting.append((position, ProjectFiles(numbers: numbers, known: read, isRead: true)))
        }
        for (next, outcome) in zip(waiting, judge(waiting.map(\.files), keepsFiles: true)) {
            outcomes[next.position] = outcome
        }
        let found = outcomes.compactMap { $0 }
        memory?.projects = Dictionary(zip(groups, found), uniquingKeysWith: { first, _ in first })
        return found
    }

    /// The files of each project, and what could not be read of those that tell projects apart.
    func separateProjects() -> (projects: [ProjectFiles], problems: [FileProblem]) {
        let (groups, outward) = groups(nil, changed: [])
        let problems = outward.problems
        return (zip(groups, outward.split(into: groups)).map { ProjectFiles(numbers: $0, known: $1) }, problems)
    }

    /// The files of each project by their numbers, and those that tell projects apart, which are read before all
    /// others, since what they import decides which projects there are.
    ///
    /// - Parameter known: those that were read before.
    private func groups(_ known: FileCollection?, changed: Set<Int>) -> (groups: [[Int]], outward: FileCollection) {
        var projects = SeparateProjects(
            paths: input.paths, modules: input.modules, moduleNames: input.moduleNames, boundaries: input.boundaries)
        let outward =
            known?.rereading(changed.intersection(projects.outwardFiles).sorted(), input)
            ?? FileCollection(input, projects.outwardFiles, executor)
        outward.forEachImport { projects.link(file: $0, importing: $1) }
        return (projects.projects, outward)
    }

    /// Large projects one after the other, each on all threads; then small ones side by side, each on one thread, so
    /// that no thread waits at the barriers of any.
    private func judge(_ projects: [ProjectFiles], keepsFiles: Bool) -> [ProjectOutcome] {
        var outcomes = [ProjectOutcome?](repeating: nil, count: projects.count)
        var small: [Int] = []
        for (number, project) in projects.enumerated() {
            if project.isSmall(among: input.paths.count) {
                small.append(number)
            } else {
                outcomes[number] = judge(project, keepsFiles)
            }
        }
        // The largest first: what is left at the end is little.
        small = small.sorted(on: { SortKey(-projects[$0].numbers.count, $0) })
        let alone = Pipeline(input: input, executor: SerialExecutor())
        let (found, _) = executor.map(small.map { projects[$0] }, state: {}) { _, project in
            alone.judge(project, keepsFiles)
        }
        for (number, outcome) in zip(small, found) { outcomes[number] = outcome }
        return outcomes.compactMap { $0 }
    }

    private func judge(_ project: ProjectFiles, _ keepsFiles: Bool) -> ProjectOutcome {
        let collection =
            project.isRead
            ? project.known : FileCollection(input, project.numbers, with: project.known, executor)
        let unreadable = collection.problems
        let isEmpty = collection.isEmpty && input.boundaries.areKnown
        let kept = keepsFiles ? collection : nil
        return ProjectOutcome(unreadable: unreadable, plan: isEmpty ? nil : plan(of: collection), files: kept)
    }

    /// The plan of a project that stands for itself. It takes the collection, so that what is of no use any more is
    /// freed on the way.
    private func plan(of collection: consuming FileCollection) -> Plan {
        let options = input.options
        let declares =
            collection.mayConcernMigration || !options.guidanceRules.isEmpty || options.inquiry != nil
            || !options.onlyTypes.isEmpty || !options.skippedTypes.isEmpty
        let (index, tokens) = collection.takeIndex(declares: declares)
        var problems: [FileProblem] = []
        let legacy = options.migrates ? index.findLegacyTypes() : .none
        let project = project(index, legacy, tokens, &problems)
        let files = EditableFiles(project, input)
        let checked = check(project)
        let suppressions = SuppressionPass(project, input.rules, diagnostics: checked.diagnostics) {
            files.source(of: $0) != nil
        }
        var plan =
            options.migrates ? migration(project, suppressions, files, problems) : .empty(fileCount: index.files.count)
        plan.soundness.add(CompilerReport.entries(checked.compilerPlaces, project))
        plan.warnings = (plan.warnings + suppressions.warnings).sorted(on: { SortKey($0.path, $0.location, $0.message) }
        )
        if !options.guidanceRules.isEmpty {
            var pass = GuidancePass(project, suppressions.guidance, files)
            pass.complete(&plan)
        }
        return plan
    }

    /// What rules see. Where no type is judged, no file is analyzed.
    func project(
        _ index: ProjectIndex, _ legacy: LegacyTypes, _ tokens: consuming [TokenizedFile?],
        _ problems: inout [FileProblem]
    ) -> Project {
        let found = analyze(index, legacy, tokens, &problems)
        return Project(
            index: index, legacy: legacy, analyses: found.analyses, hazards: found.hazards,
            namesInViews: found.namesInViews,
            options: input.options, openModules: index.withReexports(input.openModules),
            deployment: DeploymentTargets(input.platforms, overrides: input.options.minimumTargets),
            objectiveCClasses: input.objectiveCClasses, witness: input.witness,
            compilerPlaces: found.compilerPlaces, read: input.read)
    }

    /// The verdicts of all types, and what is to be written for them.
    private func migration(
        _ project: Project, _ suppressions: SuppressionPass, _ files: EditableFiles, _ problems: [FileProblem]
    ) -> Plan {
        let locator = Locator(project)
        let isEditable = { files.editableSource(of: $0) != nil }
        var plan = Planner.plan(project, diagnostics: suppressions.migration, locator: locator, isEditable: isEditable)
        plan.problems = problems
        plan.warnings = OutdatedComments.warnings(project, plan.changes, locator)
        if input.options.insertsTodos || project.index.files.contains(where: \.holdsTodoComments) {
            TodoPass(project, plan) { files.editableSource(of: $0) }.complete(&plan)
        }
        plan.soundness = SoundnessFinder(
            project, plan: plan, problems: problems, locator: locator, isEditable: isEditable
        ).find()
        return plan
    }

    /// The files that matter, how they handle properties, and the names that views in them use.
    private func analyze(
        _ index: ProjectIndex, _ legacy: LegacyTypes, _ kept: consuming [TokenizedFile?],
        _ problems: inout [FileProblem]
    ) -> AnalyzedFiles {
        var result = AnalyzedFiles(index)
        guard input.options.migrates, !legacy.classes.isEmpty || index.mentionsLegacy else { return result }
        // With the tokens as far as they were kept; those of other files are freed here.
        let files = legacy.foreign.isEmpty ? index.relevantFiles(legacy) : Array(index.files.indices)
        let relevant = files.map { (file: $0, tokens: kept[$0]) }
        kept = []
        let input = input
        let (outputs, states) = executor.map(relevant, state: { AnalysisState(index, input.witness?()) }) {
            state, next -> Result<FileAnalysis, FileProblemError> in
            let file = next.file
            if input.isCancelled() { return .failure(FileProblemError(message: "was not looked at")) }
            if var tokens = next.tokens {
                index.renumber(&tokens, file: file)
                return .success(state.analyze(file, tokens.parse(bodies: .parse), legacy))
            }
            return input.read(index.files[file].path).flatMap { bytes in
                guard SourceFile.contentHash(bytes) == index.files[file].contentHash else {
                    return .failure(FileProblemError(message: "changed while it was being read"))
                }
                let tree = SyntaxTree.parse(SourceFile(path: index.files[file].path, bytes: bytes), names: &state.names)
                return .success(state.analyze(file, tree, legacy))
            }
        }
        for (number, output) in outputs.enumerated() {
            switch output {
            case .success(let analysis): result.analyses.append(analysis)
            case .failure(let error):
                problems.append(FileProblem(path: index.files[relevant[number].file].path, message: error.message))
            }
        }
        for state in states {
            result.hazards.formUnion(state.hazards)
            result.namesInViews = result.namesInViews.union(state.viewNames.names)
            if let compiler = state.members.compiler { result.compilerPlaces.formUnion(compiler.places) }
        }
        return result
    }

    private struct AnalyzedFiles {
        var analyses: [FileAnalysis] = []
        var hazards: HazardCollector
        var namesInViews: NameSet
        var compilerPlaces: Set<CompilerPlace> = []

        init(_ index: ProjectIndex) {
            hazards = HazardCollector(of: index.names)
            namesInViews = NameSet(of: index.names)
        }
    }

    /// What a worker keeps in the second step: a copy of the index's names, and what is asked of trees that are not
    /// kept.
    private struct AnalysisState {
        var names: NameTable
        var hazards: HazardCollector
        var viewNames: ViewNames
        let members: MemberResolver

        init(_ index: ProjectIndex, _ witness: (any CompilerWitness)?) {
            names = index.names
            members = .caching(index: index, witness: witness)
            hazards = HazardCollector(of: index.names)
            viewNames = ViewNames(index)
        }

        mutating func analyze(_ file: Int, _ tree: SyntaxTree, _ legacy: LegacyTypes) -> FileAnalysis {
            let analysis = FileAnalyzer.analyze(
                file: file, tree: tree, members: members, legacy: legacy, hazards: &hazards)
            viewNames.add(analysis, tree)
            return analysis
        }
    }

    /// What all rules find that run, in the order of the files, and the names that the compiler explained until then.
    private func check(_ project: Project) -> (diagnostics: [Diagnostic], compilerPlaces: Set<CompilerPlace>) {
        let guidance = guidanceRules(project)
        let files = Set(project.analyses.map(\.file)).union(guidance.keys).sorted()
        let (rules, isCancelled) = (input.rules, input.isCancelled)
        let shared = SharedAnswers(project)
        let (outputs, states) = executor.map(files, state: { Semantics(project, shared) }) {
            semantics, number -> [Diagnostic] in
            if isCancelled() { return [] }
            var found: [Diagnostic] = []
            if let analysis = project.analysis(of: number) {
                let file = semantics.context(of: analysis)
                found = rules.complete(Pipeline.diagnostics(of: rules.migration, file), file)
            }
            guard let advising = guidance[number], let file = semantics.file(number) else { return found }
            return found + Pipeline.diagnostics(of: advising, semantics.context(of: file))
        }
        for semantics in states { semantics.end() }
        let places = states.compactMap(\.members.compiler).reduce(into: project.compilerPlaces) {
            $0.formUnion($1.places)
        }
        return (outputs.flatMap { $0 } + CompilerReport.usesElsewhere(project), places)
    }

    /// The chosen guidance rules, by the files in which their names occur.
    private func guidanceRules(_ project: Project) -> [Int: [Rule]] {
        let rules = input.options.guidanceRules.compactMap { input.rules.rule(named: $0) }
        if rules.isEmpty { return [:] }
        let semantics = Semantics(project)
        defer { semantics.end() }
        var result: [Int: [Rule]] = [:]
        for rule in rules {
            for file in semantics.files(mentioningOneOf: rule.names) { result[file, default: []].append(rule) }
        }
        return result
    }

    private static func diagnostics(of rules: [Rule], _ file: FileSemantics) -> [Diagnostic] {
        rules.flatMap { $0.check(RuleContext(rule: $0.id, file: file)) }
    }
}
