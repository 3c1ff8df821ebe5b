import Semantics
import SourceText
import SymbolIndex

/// One step of the migration, or a piece of guidance.
///
/// A rule is a value: what it is called, how it is explained, and a function from one file to diagnostics. It changes
/// nothing by itself, sees the project as it was read, and knows nothing of other rules.
public struct Rule: Sendable {
    /// What a rule is about. `--select` takes the name of a family for all of its rules.
    public enum Family: String, Sendable, CaseIterable {
        /// Moves legacy types, or holds them back: looks at the files that concern one.
        case migration
        /// Advice on SwiftUI code of any kind, with a fix where one is provably safe. Migrates nothing, holds no type
        /// back, and runs only where it is selected, on files in which one of the rule's names occurs.
        case guidance
    }

    public let family: Family
    /// Stable name in kebab case.
    public let id: String
    /// One line for the table of rules.
    public let summary: String
    /// Why the rule does what it does, for `explain`.
    public let rationale: String
    /// What is safe about it, and what it refuses.
    public let safety: String
    /// An example, and what the rule makes of it; both empty for a rule that only blocks, `after` for one that only
    /// advises.
    public let before: String
    public let after: String
    public let tier: Tier
    /// Numbers of the catalogue of migration cases.
    public let catalogue: [Int]
    /// Only files in which one of these occurs are looked at; empty for all that matter for the migration.
    public let names: [String]
    /// True for a rule that changes nothing and only refuses types.
    public var onlyBlocks: Bool { before.isEmpty }
    /// True where the rule can change something by itself.
    public var hasFix: Bool { !after.isEmpty }
    /// The diagnostics of one file.
    public let check: @Sendable (RuleContext) -> [Diagnostic]

    public init(
        family: Family = .migration, id: String, summary: String, rationale: String, safety: String,
        before: String = "",
        after: String = "", tier: Tier = .safe, catalogue: [Int], names: [String] = [],
        check: @escaping @Sendable (RuleContext) -> [Diagnostic]
    ) {
        self.family = family
        self.id = id
        self.summary = summary
        self.rationale = rationale
        self.safety = safety
        self.before = before
        self.after = after
        self.tier = tier
        self.catalogue = catalogue
        self.names = names
        self.check = check
    }
}

/// An edit of a file, by its index in `ProjectIndex.files`.
public struct FileEdit: Sendable {
    public let file: Int
    public let edit: TextEdit

    package init(file: Int, edit: TextEdit) {
        self.file = file
        self.edit = edit
    }
}

/// What a rule finds: a fix that it proposes, a refusal that blocks types everywhere, or guidance.
///
/// A rule that must make sure that a type has an answer at a place returns a fix without edits.
public struct Diagnostic: Sendable {
    public enum Outcome: Sendable {
        /// The edits, and the behavior that may change with them; none is the safe tier.
        case fix([TextEdit], behavior: BehaviorCode?)
        case refusal(Refusal)
        /// What it is about, such as `CounterView.count`, which stays the same when code moves; with edits a fix, of
        /// which all are made or none, without any an advice.
        case guidance(symbol: String, edits: [FileEdit])

        package var refusal: Refusal? { if case .refusal(let refusal) = self { refusal } else { nil } }
        package var behavior: BehaviorCode? { if case .fix(_, let behavior) = self { behavior } else { nil } }
        package var isRefusal: Bool { refusal != nil }
        package var hasBehavior: Bool { behavior != nil }
    }

    /// The rule's id.
    public let rule: String
    /// Index of the file in `ProjectIndex.files`.
    public let file: Int
    /// The place in the file, as UTF-8 offsets.
    public let range: TextRange
    /// What was found here, as a sentence without a full stop.
    public let message: String
    /// The types it concerns; none for guidance.
    public let types: [TypeID]
    public private(set) var outcome: Outcome
    /// The name of a legacy class that the index doesn't know, such as one in a function.
    public var unindexedClass: String?
    /// The fix is left out where all of these types move too; empty for a fix that holds in any case.
    public var unlessMoving: [TypeID] = []
    /// The fix has no edit of its own, since an edit of another rule at the same declaration makes it.
    public var isMadeElsewhere = false
    /// The edits are right only where all of the types move, so that none moves without the others.
    public var movesTypesTogether = false
    /// The types can move without the fix, so that it is left out where it must not be made, instead of holding them
    /// back.
    public var isOptional = false
    /// What the outcome is with the other edition of Xcode, where it is another one; of a fix only its behavior
    /// counts.
    ///
    /// So the planner can tell how each type would stand there without a second analysis.
    public var outcomeInOtherEdition: Outcome?
    /// The place outside of the root that causes the refusal, as `repository:path:line`.
    public var elsewhere: String?
    /// What would be found here if the refusal were lifted: the fix that it keeps from being made, and refusals that it
    /// hides.
    public var standsFor: [Diagnostic] = []

    public init(
        rule: String, file: Int, range: TextRange, message: String, types: [TypeID], outcome: Outcome,
        standsFor: [Diagnostic] = []
    ) {
        self.rule = rule
        self.file = file
        self.range = range
        self.message = message
        self.types = types
        self.outcome = outcome
        self.standsFor = standsFor
    }
}

extension Diagnostic {
    public var isRefusal: Bool { outcome.isRefusal }
    package var refusal: Refusal? { outcome.refusal }
    package var hasBehavior: Bool { outcome.hasBehavior }

    /// The code of the reason or the behavior, else the rule's id.
    package var code: String { outcome.refusal?.rawValue ?? outcome.behavior?.rawValue ?? rule }

    /// The edits of the fix.
    public var edits: [TextEdit] {
        if case .fix(let edits, _) = outcome { return edits }
        return []
    }

    /// True for a fix that changes something; false for one that only answers for a place or only asks for the assisted
    /// tier.
    public var asksForEdit: Bool { !edits.isEmpty || isMadeElsewhere }

    /// The same fix with other edits.
    package func making(_ edits: [TextEdit]) -> Diagnostic {
        guard case .fix(_, let behavior) = outcome else { return self }
        var result = self
        result.outcome = .fix(edits, behavior: behavior)
        return result
    }

    /// True for what a rule of the family `guidance` found.
    package var isGuidance: Bool { if case .guidance = outcome { true } else { false } }

    /// What guidance is about.
    package var symbol: String {
        if case .guidance(let symbol, _) = outcome { return symbol }
        return ""
    }

    /// The edits of guidance.
    package var fileEdits: [FileEdit] {
        if case .guidance(_, let edits) = outcome { return edits }
        return []
    }

    /// The same guidance as an advice.
    package var withoutEdits: Diagnostic {
        var result = self
        if isGuidance { result.outcome = .guidance(symbol: symbol, edits: []) }
        return result
    }
}
