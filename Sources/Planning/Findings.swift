import RuleContract
import SourceText
import SymbolIndex

/// Refusals and behaviors with their places, by the types that they concern. One may concern all types, and is located
/// and weighed once.
struct Findings {
    private let located: [LocatedDiagnostic]
    /// For each finding its place among all of them, heaviest first.
    private var ranks: [Int]
    /// The findings of each type, in the order in which they were made.
    private var numbers: [TypeID: [Int]] = [:]

    init(_ diagnostics: [Diagnostic], _ locator: Locator) {
        let findings = diagnostics.filter { $0.isRefusal || $0.hasBehavior }
        let located = findings.map { locator.locate($0) }
        self.located = located
        ranks = [Int](repeating: 0, count: located.count)
        for (rank, number) in located.indices.sorted(on: { located[$0].sortKey }).enumerated() { ranks[number] = rank }
        for (number, finding) in findings.enumerated() {
            for type in finding.types { numbers[type, default: []].append(number) }
        }
    }

    /// Those of a type for which the condition holds, heaviest first.
    func reasons(of type: TypeID, where condition: (Diagnostic) -> Bool) -> [LocatedDiagnostic] {
        (numbers[type] ?? []).filter { condition(located[$0].diagnostic) }.sorted(on: { SortKey(ranks[$0]) }).map {
            located[$0]
        }
    }

    /// Behaviors that may change for a type.
    func behaviors(of type: TypeID) -> [LocatedDiagnostic] {
        (numbers[type] ?? []).filter { located[$0].diagnostic.hasBehavior }.map { located[$0] }
    }

    func contains(for type: TypeID, where condition: (Diagnostic) -> Bool) -> Bool {
        (numbers[type] ?? []).contains { condition(located[$0].diagnostic) }
    }
}
