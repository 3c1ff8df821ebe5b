import Semantics

/// The rules of a run, and what completes what they find: who runs them names none of them.
public struct RuleSet: Sendable {
    /// The rules of the migration, in the order in which they are listed.
    public let migration: [Rule]
    /// Those that advise on SwiftUI code of any kind, likewise.
    public let guidance: [Rule]
    /// The diagnostics of the migration for one file, with the edits that only all of them together ask for.
    public let complete: @Sendable ([Diagnostic], FileSemantics) -> [Diagnostic]

    public init(
        migration: [Rule], guidance: [Rule] = [],
        complete: @escaping @Sendable ([Diagnostic], FileSemantics) -> [Diagnostic] = { diagnostics, _ in diagnostics }
    ) {
        self.migration = migration
        self.guidance = guidance
        self.complete = complete
    }

    /// The rules of all families.
    public var all: [Rule] { migration + guidance }

    /// The rule of an id.
    public func rule(named id: String) -> Rule? { migration.first { $0.id == id } ?? guidance.first { $0.id == id } }
}
