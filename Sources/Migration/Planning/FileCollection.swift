import SourceText
import SymbolIndex
import Syntax

/// The first step: the facts of all files, their names, and which of them make a project.
struct FileCollection {
    /// Files that can't be read.
    let problems: [FileProblem]
    /// Projects that know nothing of each other, by the numbers of their files.
    let projects: [[Int]]
    private let facts: [FileFacts]
    private let kept: [TokenizedFile?]
    private let modules: [[Int]]
    private let names: MergedNames
    private let input: PipelineInput

    /// How many bytes of files each worker keeps with their tokens for the second step; the files beyond are read again.
    private static let keptBytes = 4 << 20

    /// What a worker keeps: its own name table, which files it saw, and for how many bytes of them it keeps the tokens.
    private struct WorkerState {
        var names = NameTable()
        var marks = MentionMarks()
        var files: [Int] = []
        var keptBytes = 0
    }

    /// The facts of a file, and its tokens where the second step is sure to ask for them.
    private struct CollectedFile: Sendable {
        var facts: FileFacts
        let tokens: TokenizedFile?
    }

    init(_ input: PipelineInput, _ executor: some PipelineExecutor) {
        let (outputs, states) = executor.map(Array(input.paths.indices), state: { WorkerState() }) { state, number -> Result<CollectedFile, FileProblemError> in
            input.read(input.paths[number]).map { FileCollection.collect(number, SourceFile(path: input.paths[number], bytes: $0), &state) }
        }
        var worker = [Int](repeating: 0, count: input.paths.count)
        for (number, state) in states.enumerated() { for file in state.files { worker[file] = number } }
        var facts: [FileFacts] = []
        var kept: [TokenizedFile?] = []
        var modules: [[Int]] = []
        var problems: [FileProblem] = []
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
        self.input = input
        self.facts = facts
        self.kept = kept
        self.modules = modules
        self.problems = problems
        names = MergedNames(workerNames: states.map(\.names), moduleNames: input.moduleNames)
        projects = SeparateProjects.find(facts: facts, modules: modules, moduleNames: input.moduleNames, boundaries: input.boundaries, names: names)
    }

    /// The index of some of the files.
    func index(of files: [Int]) -> ProjectIndex {
        ProjectIndex(
            facts: files.map { facts[$0] }, names: names, modules: files.map { modules[$0] }, moduleNames: input.moduleNames,
            closedModules: input.closedModules)
    }

    /// The tokens of some of the files, as far as they were kept.
    func tokens(of files: [Int]) -> [TokenizedFile?] { files.map { kept[$0] } }

    private static func collect(_ number: Int, _ file: SourceFile, _ state: inout WorkerState) -> CollectedFile {
        let tokens = TokenizedFile(file, names: &state.names)
        let facts = FactCollector.collect(tokens.parse(bodies: .skip), names: &state.names, marks: &state.marks)
        state.files.append(number)
        guard facts.mentionsLegacy, state.keptBytes + file.bytes.count <= keptBytes else { return CollectedFile(facts: facts, tokens: nil) }
        state.keptBytes += file.bytes.count
        return CollectedFile(facts: facts, tokens: tokens)
    }
}
