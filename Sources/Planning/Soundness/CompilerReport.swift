import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What the compiler's index adds to a plan: refusals for uses that no file of the project holds, and the places that rest on it.
enum CompilerReport {
    /// A refusal for each class that a file uses which this run does not read.
    static func usesElsewhere(_ project: Project) -> [Diagnostic] {
        guard project.options.migrates, let witness = project.witness?() else { return [] }
        let answers = CompilerAnswers(index: project.index, witness: witness)
        return answers.usesElsewhere(of: project.legacy.sortedClasses).compactMap { type, use -> Diagnostic? in
            guard let declaration = project.index.declaration(of: type) else { return nil }
            return Diagnostic(
                rule: "observable-class", file: declaration.file, range: TextRange(at: project.index.fact(declaration).offset),
                message: "\(use.path):\(use.line) uses \(project.index.qualifiedName(type)), by the compiler's index", types: [type],
                outcome: .refusal(.usedElsewhere))
        }
    }

    /// The names that got their meaning from the compiler, by line.
    static func entries(_ places: Set<CompilerPlace>, _ project: Project) -> [Soundness.Entry] {
        let locator = Locator(project)
        var entries: [Soundness.Entry] = []
        for place in places.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
            guard let source = project.source(of: place.file) else { continue }
            let line = String(decoding: source.bytes[place.offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
            let name = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            entries.append(
                Soundness.Entry(
                    kind: .compilerName, path: source.path, line: locator.location(file: place.file, offset: UInt32(place.offset)).line,
                    detail: String(name)))
        }
        return entries
    }
}
