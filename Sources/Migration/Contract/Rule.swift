import SourceText
import SymbolIndex
import Syntax

/// One step of the migration.
///
/// A rule is a value: what it is called, how it is explained, and a function from the references of one file to diagnostics. It changes
/// nothing by itself, sees the project as it was read, and knows nothing of other rules.
public struct Rule: Sendable {
    /// Stable name in kebab case.
    public let id: String
    /// One line for the table of rules.
    public let summary: String
    /// Why the rule does what it does, for `explain`.
    public let rationale: String
    /// What is safe about it, and what it refuses.
    public let safety: String
    /// An example, and what the rule makes of it; both empty for a rule that only blocks.
    public let before: String
    public let after: String
    public let tier: Tier
    /// Numbers of the catalogue of migration cases.
    public let catalogue: [Int]
    /// True for a rule that changes nothing and only refuses types.
    public var onlyBlocks: Bool { before.isEmpty }
    /// The diagnostics of one file.
    public let check: @Sendable (RuleContext) -> [Diagnostic]

    public init(
        id: String, summary: String, rationale: String, safety: String, before: String = "", after: String = "", tier: Tier = .safe,
        catalogue: [Int], check: @escaping @Sendable (RuleContext) -> [Diagnostic]
    ) {
        self.id = id
        self.summary = summary
        self.rationale = rationale
        self.safety = safety
        self.before = before
        self.after = after
        self.tier = tier
        self.catalogue = catalogue
        self.check = check
    }
}

/// What a rule finds: a fix that it proposes, or a refusal that blocks types everywhere.
public struct Diagnostic: Sendable {
    public enum Outcome: Sendable {
        /// The edits, and the behaviour that may change with them; none is the safe tier.
        case fix([TextEdit], behaviour: BehaviourCode?)
        case refusal(Refusal)

        var isRefusal: Bool {
            if case .refusal = self { return true }
            return false
        }

        var hasBehaviour: Bool {
            if case .fix(_, .some) = self { return true }
            return false
        }
    }

    /// The rule's id.
    public let rule: String
    /// Index of the file in `ProjectIndex.files`.
    public let file: Int
    /// The place in the file, as UTF-8 offsets.
    public let range: TextRange
    /// What was found here, as a sentence without a full stop.
    public let message: String
    /// The types it concerns.
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
    /// The types can move without the fix, so that it is left out where it must not be made, instead of holding them back.
    public var isOptional = false
    /// What the outcome is with the other edition of Xcode, where it is another one; of a fix only its behaviour counts.
    public var outcomeInOtherEdition: Outcome?
    /// What would be found here if the refusal were lifted: the fix that it keeps from being made, and refusals that it hides.
    public var standsFor: [Diagnostic] = []

    public init(
        rule: String, file: Int, range: TextRange, message: String, types: [TypeID], outcome: Outcome, standsFor: [Diagnostic] = []
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

    /// The edits of the fix.
    public var edits: [TextEdit] {
        if case .fix(let edits, _) = outcome { return edits }
        return []
    }

    /// True for a fix that changes something; false for one that only answers for a place or only asks for the assisted tier.
    public var asksForEdit: Bool { !edits.isEmpty || isMadeElsewhere }

    /// The same fix with other edits.
    func making(_ edits: [TextEdit]) -> Diagnostic {
        guard case .fix(_, let behaviour) = outcome else { return self }
        var result = self
        result.outcome = .fix(edits, behaviour: behaviour)
        return result
    }

    var hasBehaviour: Bool { outcome.hasBehaviour }
}
