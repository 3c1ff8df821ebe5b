import SourceText
import SymbolIndex
import Syntax

/// A rule of the family `guidance`: advice on SwiftUI code of any kind, with a fix where one is provably safe.
///
/// Rules of this family migrate nothing and hold no type back. They run only where `--select` names them or the family, and only on files in
/// which one of their names occurs.
///
/// A finding may have edits in several files. `GuidancePass` takes them all or none. Whoever asks whether *no* code
/// does something gets “perhaps” for what is not understood, and then there is no edit.
public struct GuidanceRule: Sendable {
    /// Stable name in kebab case.
    public let id: String
    /// One line for the table of rules.
    public let summary: String
    /// Why the guides ask for it, for `explain`.
    public let rationale: String
    /// When there is a fix, when only advice, and what is never reported.
    public let safety: String
    /// An example that the rule finds.
    public let before: String
    /// What the fix makes of it; empty where the rule only advises.
    public let after: String
    /// Numbers of the catalogue, which name the guides that a rule comes from.
    public let catalogue: [Int]
    /// Only files in which one of these occurs are looked at.
    public let names: [String]
    /// The findings of one file.
    public let check: @Sendable (GuidanceContext) -> [GuidanceDiagnostic]

    /// What `--select` takes for all rules of the family.
    public static let family = "guidance"

    /// True where the rule can change something by itself.
    public var hasFix: Bool { !after.isEmpty }

    public init(
        id: String, summary: String, rationale: String, safety: String, before: String, after: String = "", catalogue: [Int], names: [String],
        check: @escaping @Sendable (GuidanceContext) -> [GuidanceDiagnostic]
    ) {
        self.id = id
        self.summary = summary
        self.rationale = rationale
        self.safety = safety
        self.before = before
        self.after = after
        self.catalogue = catalogue
        self.names = names
        self.check = check
    }
}

/// What a guidance rule finds at a place: with edits a fix, without any an advice.
public struct GuidanceDiagnostic: Sendable {
    /// An edit of a file, by its index in `ProjectIndex.files`.
    public struct Edit: Sendable {
        public let file: Int
        public let edit: TextEdit
    }

    /// The rule's id.
    public let rule: String
    public let file: Int
    /// The place, as UTF-8 offsets; a comment that suppresses the rule stands on one of its lines or above it.
    public let range: TextRange
    /// What it is about, such as `CounterView.count`: stays the same when code moves.
    public let symbol: String
    /// A sentence without a full stop.
    public let message: String
    /// All of them are made or none.
    public var edits: [Edit]
}

/// What a run says about one finding of a guidance rule.
public struct GuidanceFinding: Sendable {
    public let rule: String
    public let symbol: String
    /// Relative to the root.
    public let path: String
    public let location: SourceLocation
    /// A sentence without a full stop.
    public let message: String
    /// The fix, by path and place; empty for an advice.
    public let edits: [PlannedEdit]

    public init(rule: String, symbol: String, path: String, location: SourceLocation, message: String, edits: [PlannedEdit]) {
        self.rule = rule
        self.symbol = symbol
        self.path = path
        self.location = location
        self.message = message
        self.edits = edits
    }

    /// In the order of their places.
    static func areInOrder(_ left: GuidanceFinding, _ right: GuidanceFinding) -> Bool {
        (left.path, left.location, left.rule, left.message) < (right.path, right.location, right.rule, right.message)
    }
}
