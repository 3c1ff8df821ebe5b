import SourceText
import SymbolIndex
import Syntax

/// Runs a function over many inputs, perhaps on several threads; the results come in the order of the inputs.
public protocol PipelineExecutor: Sendable {
    /// Calls `body` for each input. `state` makes what one worker keeps from input to input.
    func map<Input: Sendable, Output: Sendable, State>(
        _ inputs: [Input], state: @escaping @Sendable () -> sending State, _ body: @escaping @Sendable (inout State, Input) -> Output
    ) -> (outputs: [Output], states: [State])
}

/// One thread, the caller's.
public struct SerialExecutor: PipelineExecutor {
    public init() {}

    public func map<Input: Sendable, Output: Sendable, State>(
        _ inputs: [Input], state: @escaping @Sendable () -> sending State, _ body: @escaping @Sendable (inout State, Input) -> Output
    ) -> (outputs: [Output], states: [State]) {
        var state = state()
        let outputs = inputs.map { body(&state, $0) }
        return (outputs, [state])
    }
}

/// Everything the pipeline needs to know of the world; it reads files only through `read`.
public struct PipelineInput: Sendable {
    /// Paths of the Swift files, sorted.
    public var paths: [String]
    /// The bytes of a file, or why it can't be read.
    public var read: @Sendable (String) -> Result<[UInt8], FileProblemError>
    /// For each path the modules that compile it.
    public var modules: [[Int]]
    /// Names of the modules by number.
    public var moduleNames: [String]
    /// Modules whose public declarations unknown code may use.
    public var openModules: Set<Int>
    /// Modules that no other one links, such as apps and their extensions.
    public var closedModules: Set<Int>
    /// What the modules are built for, by number.
    public var platforms: [ModulePlatforms]
    /// Whether a file may be changed, by its path and bytes.
    public var isEditable: @Sendable (String, [UInt8]) -> Bool
    public var options: MigrationOptions

    public init(
        paths: [String], modules: [[Int]] = [], moduleNames: [String] = [], openModules: Set<Int> = [], closedModules: Set<Int> = [],
        platforms: [ModulePlatforms] = [], options: MigrationOptions,
        isEditable: @escaping @Sendable (String, [UInt8]) -> Bool = { _, _ in true },
        read: @escaping @Sendable (String) -> Result<[UInt8], FileProblemError>
    ) {
        self.paths = paths
        self.modules = modules.isEmpty ? paths.map { _ in [] } : modules
        self.moduleNames = moduleNames
        self.openModules = openModules
        self.closedModules = closedModules
        self.platforms = platforms
        self.options = options
        self.isEditable = isEditable
        self.read = read
    }
}

/// Why a file can't be read, as a sentence.
public struct FileProblemError: Error, Sendable {
    public let message: String

    public init(message: String) {
        self.message = message
    }
}

/// Files become facts, facts one index, the index references, references diagnostics, diagnostics a plan.
public struct Pipeline<Executor: PipelineExecutor>: Sendable {
    private let input: PipelineInput
    private let executor: Executor

    public init(input: PipelineInput, executor: Executor) {
        self.input = input
        self.executor = executor
    }

    /// Reads and judges all files; writes nothing.
    public func plan() -> Plan {
        var problems: [FileProblem] = []
        let (index, kept) = makeIndex(&problems)
        let legacy = index.findLegacyTypes()
        let analyses = analyze(index, legacy, kept, &problems)
        let project = Project(
            index: index, legacy: legacy, analyses: analyses, options: input.options, openModules: input.openModules, platforms: input.platforms)
        let unreadable = Set(problems.map(\.path))
        let suppressions = SuppressionPass(project, diagnostics: check(project)) { file in
            let path = index.files[file].path
            guard !unreadable.contains(path), case .success(let bytes) = input.read(path) else { return false }
            return input.isEditable(path, bytes)
        }
        func isEditable(_ file: Int) -> Bool {
            guard let analysis = project.analysis(of: file) else { return false }
            return !Suppression.ignoresFile(index.files[file]) && input.isEditable(analysis.tree.file.path, analysis.tree.file.bytes)
        }
        var plan = Planner.plan(project, diagnostics: suppressions.diagnostics, isEditable: isEditable)
        plan.problems = problems
        plan.warnings = suppressions.warnings.sorted { ($0.path, $0.location, $0.message) < ($1.path, $1.location, $1.message) }
        plan.soundness = SoundnessFinder(project, plan: plan, problems: problems, isEditable: isEditable).find()
        return plan
    }

    /// What a worker of the first step keeps: its own name table, and which files it saw.
    private struct WorkerState {
        var names = NameTable()
        var files: [Int] = []
    }

    /// The facts of a file, and its tokens where the second step is sure to ask for them.
    private struct CollectedFile: Sendable {
        var facts: FileFacts
        let tokens: TokenizedFile?
    }

    /// The index of all files, and the tokens of those that name the legacy system.
    private func makeIndex(_ problems: inout [FileProblem]) -> (index: ProjectIndex, kept: [TokenizedFile?]) {
        let input = input
        let (outputs, states) = executor.map(Array(input.paths.indices), state: { WorkerState() }) { state, number -> Result<CollectedFile, FileProblemError> in
            let path = input.paths[number]
            return input.read(path).map { bytes in
                let tokens = TokenizedFile(SourceFile(path: path, bytes: bytes), names: &state.names)
                let facts = FactCollector.collect(tokens.parse(bodies: .skip), names: &state.names)
                state.files.append(number)
                return CollectedFile(facts: facts, tokens: facts.mentionsLegacy ? tokens : nil)
            }
        }
        var worker = [Int](repeating: 0, count: input.paths.count)
        for (number, state) in states.enumerated() { for file in state.files { worker[file] = number } }
        var facts: [FileFacts] = []
        var kept: [TokenizedFile?] = []
        var modules: [[Int]] = []
        for (number, output) in outputs.enumerated() {
            switch output {
            case .success(var file):
                file.facts.worker = worker[number]
                facts.append(file.facts)
                kept.append(file.tokens)
                modules.append(input.modules[number])
            case .failure(let error): problems.append(FileProblem(path: input.paths[number], message: error.message))
            }
        }
        let index = ProjectIndex(
            facts: facts, workerNames: states.map(\.names), modules: modules, moduleNames: input.moduleNames, closedModules: input.closedModules)
        return (index, kept)
    }

    private func analyze(_ index: ProjectIndex, _ legacy: LegacyTypes, _ kept: [TokenizedFile?], _ problems: inout [FileProblem]) -> [FileAnalysis] {
        guard !legacy.classes.isEmpty || index.files.contains(where: \.mentionsLegacy) else { return [] }
        let relevant = index.relevantFiles(legacy)
        let input = input
        let (outputs, _) = executor.map(relevant, state: { index.names }) { names, file -> Result<FileAnalysis, FileProblemError> in
            if var tokens = kept[file] {
                index.renumber(&tokens, file: file)
                return .success(FileAnalyzer.analyze(file: file, tree: tokens.parse(bodies: .parse), index: index, legacy: legacy))
            }
            return input.read(index.files[file].path).flatMap { bytes in
                guard SourceFile.contentHash(bytes) == index.files[file].contentHash else {
                    return .failure(FileProblemError(message: "changed while it was being read"))
                }
                let tree = SyntaxTree.parse(SourceFile(path: index.files[file].path, bytes: bytes), names: &names)
                return .success(FileAnalyzer.analyze(file: file, tree: tree, index: index, legacy: legacy))
            }
        }
        var analyses: [FileAnalysis] = []
        for (number, output) in outputs.enumerated() {
            switch output {
            case .success(let analysis): analyses.append(analysis)
            case .failure(let error): problems.append(FileProblem(path: index.files[relevant[number]].path, message: error.message))
            }
        }
        return analyses
    }

    private func check(_ project: Project) -> [Diagnostic] {
        let (outputs, _) = executor.map(project.analyses, state: {}) { _, analysis in
            let context = RuleContext(analysis: analysis, project: project)
            return RuleCatalogue.rules.flatMap { $0.check(context) }
        }
        return outputs.flatMap { $0 }
    }
}
