import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What the compiler's index adds to a plan: refusals for uses that no file of the project holds, and the places that
/// rest on it.
enum CompilerReport {
    /// A refusal for each class that a file uses which this run does not read.
    static func usesElsewhere(_ project: Project) -> [Diagnostic] {
        guard project.options.migrates, let witness = project.witness?() else { return [] }
        let answers = CompilerAnswers(index: project.index, witness: witness)
        return answers.usesElsewhere(of: project.legacy.sortedClasses).compactMap { type, use -> Diagnostic? in
            guard let declaration = project.index.declaration(of: type) else { return nil }
            let name = project.index.qualifiedName(type)
            return Diagnostic(
                rule: "observable-class", file: declaration.file,
                range: TextRange(at: project.index.fact(declaration).offset),
                message: "\(use.path):\(use.line) uses \(name), according to the compiler's index", types: [type],
                outcome: .refusal(.usedElsewhere))
        }
    }

    /// The names that got their meaning from the compiler, by line.
    static func entries(_ places: Set<CompilerPlace>, _ project: Project) -> [Soundness.Entry] {
        let locator = Locator(project)
        var entries: [Soundness.Entry] = []
        for place in places.sorted(by: { ($0.file, $0.offset) < ($1.file, $1.offset) }) {
            guard let source = project.source(of: place.file) else { continue }
            let line = locator.location(file: place.file, offset: UInt32(place.offset)).line
            let name = String(decoding: source.bytes[place.offset...].prefix(while: \.isPartOfWord), as: UTF8.self)
            entries.append(Soundness.Entry(kind: .compilerName, path: source.path, line: line, detail: name))
        }
        return entries
    }
}
