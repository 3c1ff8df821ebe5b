import SourceText
import SymbolIndex
import Syntax

/// The first step for the files of one project, or for some of them: their facts and their names.
///
/// Most files never matter again, so their trees are dropped once their facts are collected. Of those that name the
/// legacy system, and of all files of a small project, the tokens are kept, so that they are not lexed twice
/// (`TokenizedFile`).
struct FileCollection {
    private var input: PipelineInput
    /// All files that were read, or could not be.
    private var numbers: [Int] = []
    /// Those that could be read, in their order, by their numbers in the input.
    private var files: [Int] = []
    private var facts: [FileFacts] = []
    /// Their tokens, where the second step is likely to ask for them.
    private var tokens: [TokenizedFile?] = []
    /// The names of each worker; facts say which worker's they are in.
    private var workerNames: [NameTable] = []
    /// True where the last names are those of files that were read again.
    private var hasNamesOfRereads = false
    /// Files that can't be read.
    private(set) var problems: [FileProblem] = []

    private struct CollectedFile: Sendable {
        var facts: FileFacts
        let tokens: TokenizedFile?
    }

    private enum Outcome: Sendable {
        case collected(CollectedFile)
        case unreadable(FileProblem)
    }

    /// What a worker keeps: its own name table, which files it saw, and for how many bytes of them it keeps the tokens.
    private struct WorkerState {
        var names: NameTable
        var files: [Int] = []
        var keptBytes = 0
    }

    /// For how many bytes of files each worker keeps the tokens for the second step, whatever is in them: a small
    /// project is lexed once.
    private static let keptBytes = 4 << 20
    /// The same for files that name the legacy system, and so will have a tree in any case.
    private static let keptLegacyBytes = 64 << 20

    /// Reads files by their numbers in `input`.
    init(_ input: PipelineInput, _ numbers: [Int], _ executor: some PipelineExecutor) {
        self.input = input
        collect(numbers, executor)
    }

    /// The same, but some of them have been read.
    init(
        _ input: PipelineInput, _ numbers: [Int], with known: consuming FileCollection,
        _ executor: some PipelineExecutor
    ) {
        let read = Set(known.numbers)
        self = known
        problems = []
        collect(numbers.filter { !read.contains($0) }, executor)
        if !read.isEmpty { select(files.indices.sorted { files[$0] < files[$1] }, of: self) }
    }

    /// What has been read of each of several groups of files, by their numbers in the input.
    consuming func split(into groups: [[Int]]) -> [FileCollection] {
        let read = Set(numbers)
        let positions = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
        return groups.map { group in
            var part = FileCollection(input)
            part.numbers = group.filter { read.contains($0) }
            guard !part.numbers.isEmpty else { return part }
            part.workerNames = workerNames
            part.select(part.numbers.compactMap { positions[$0] }, of: self)
            return part
        }
    }

    /// The same with some files read again, by their numbers in the input.
    ///
    /// Their names come last, so that what is kept of other files goes on to mean what it meant.
    func rereading(_ numbers: some Sequence<Int>, _ input: PipelineInput) -> FileCollection {
        var result = self
        result.input = input
        if !hasNamesOfRereads { result.workerNames.append(NameTable()) }
        result.hasNamesOfRereads = true
        let worker = result.workerNames.count - 1
        var state = WorkerState(names: result.workerNames.removeLast())
        for number in numbers {
            result.forget(number)
            switch FileCollection.collect(number, input, &state) {
            case .collected(var file):
                file.facts.worker = worker
                let position = result.files.firstPosition { $0 > number }
                result.files.insert(number, at: position)
                result.facts.insert(file.facts, at: position)
                result.tokens.insert(file.tokens, at: position)
            case .unreadable(let problem): result.problems.append(problem)
            }
        }
        result.workerNames.append(state.names)
        return result
    }

    private mutating func forget(_ number: Int) {
        problems.removeAll { $0.path == input.paths[number] }
        let position = files.firstPosition { $0 >= number }
        guard position < files.count, files[position] == number else { return }
        files.remove(at: position)
        facts.remove(at: position)
        tokens.remove(at: position)
    }

    private init(_ input: PipelineInput) { self.input = input }

    /// Takes the files at some positions of a collection in place of its own.
    private mutating func select(_ positions: [Int], of other: FileCollection) {
        files = positions.map { other.files[$0] }
        facts = positions.map { other.facts[$0] }
        tokens = positions.map { other.tokens[$0] }
    }

    private mutating func collect(_ numbers: [Int], _ executor: some PipelineExecutor) {
        self.numbers = numbers
        if numbers.isEmpty { return }
        let input = input
        // The first worker goes on with the names that there are, so that with one thread all files have one table.
        let names = workerNames.first ?? NameTable()
        let (outputs, states) = executor.map(numbers, state: { WorkerState(names: names) }) {
            state, number in
            FileCollection.collect(number, input, &state)
        }
        var worker: [Int: Int] = [:]
        let others = max(workerNames.count, 1)
        for (position, state) in states.dropFirst().enumerated() {
            for file in state.files { worker[file] = others + position }
        }
        for (position, output) in outputs.enumerated() {
            switch output {
            case .collected(var file):
                file.facts.worker = worker[numbers[position]] ?? 0
                files.append(numbers[position])
                facts.append(file.facts)
                tokens.append(file.tokens)
            case .unreadable(let problem): problems.append(problem)
            }
        }
        workerNames = states.prefix(1).map(\.names) + workerNames.dropFirst() + states.dropFirst().map(\.names)
    }

    private static func collect(_ number: Int, _ input: PipelineInput, _ state: inout WorkerState) -> Outcome {
        let path = input.paths[number]
        switch input.read(path) {
        case .success(let bytes): return .collected(collect(number, SourceFile(path: path, bytes: bytes), &state))
        case .failure(let error): return .unreadable(FileProblem(path: path, message: error.message))
        }
    }

    private static func collect(_ number: Int, _ file: SourceFile, _ state: inout WorkerState) -> CollectedFile {
        var tokens = TokenizedFile(file, names: &state.names, mentions: true)
        let facts = FactCollector.collect(tokens.parse(bodies: .skip), names: &state.names)
        state.files.append(number)
        guard state.keptBytes + file.bytes.count <= (facts.mentionsLegacy ? keptLegacyBytes : keptBytes) else {
            return CollectedFile(facts: facts, tokens: nil)
        }
        state.keptBytes += file.bytes.count
        tokens.trim()
        return CollectedFile(facts: facts, tokens: tokens)
    }

    // MARK: Results

    var isEmpty: Bool { files.isEmpty }

    /// Calls `body` for each import with the number of its file and the name of the module.
    func forEachImport(_ body: (_ file: Int, _ module: String) -> Void) {
        for (file, facts) in zip(files, facts) {
            for entry in facts.imports { body(file, workerNames[facts.worker].text(entry.module)) }
        }
    }

    /// True where the migration may ask what is declared: of a file that names the legacy system, or of an attribute
    /// that may be a macro.
    var mayConcernMigration: Bool { facts.contains { $0.mentionsLegacy || $0.macros.contains(where: \.isAttached) } }

    /// The index of the files, and their tokens as far as they were kept. The collection is gone: nothing is held
    /// twice.
    ///
    /// - Parameter declares: false where nobody is going to ask for a declaration.
    consuming func takeIndex(declares: Bool) -> (index: ProjectIndex, tokens: [TokenizedFile?]) {
        let names = MergedNames(workerNames: workerNames, moduleNames: input.moduleNames)
        let index = ProjectIndex(
            facts: facts, names: names, modules: files.map { input.modules[$0] }, moduleNames: input.moduleNames,
            manifests: input.manifests, closedModules: input.closedModules, mainActorModules: input.mainActorModules,
            wrapperActorModules: input.wrapperActorModules,
            plainWrapperModules: input.plainWrapperModules, testModules: input.testModules, declares: declares)
        return (index, tokens)
    }
}
