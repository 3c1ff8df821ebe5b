import Projects
import SourceText
import SymbolIndex
import Syntax

/// How far a fix is proven.
public enum Tier: String, Sendable, Comparable, CaseIterable {
    /// Builds and behaves the same.
    case safe
    /// Builds; a named behaviour may change.
    case assisted

    public static func < (left: Tier, right: Tier) -> Bool { left == .safe && right == .assisted }
}

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
///
/// A rule that must make sure that a type has an answer at a place returns a fix without edits.
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
    ///
    /// So the planner can tell how each type would stand there without a second analysis.
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

/// What the caller wants.
public struct MigrationOptions: Sendable {
    public var tier: Tier
    /// 26 or 27: whether `@State` evaluates its initial value once (Apple TN3211).
    public var xcodeVersion: Int
    /// Public and open types of library products move too.
    public var allowsPublicAPI: Bool
    /// `let` instead of `var` for an `@ObservedObject`, where nothing assigns it.
    public var prefersLet: Bool
    /// Only types of these names, plain or qualified; empty is all.
    public var onlyTypes: [String]
    /// Never types of these names.
    public var skippedTypes: [String]
    /// Ids of rules that may change something; empty is all.
    public var onlyRules: [String]
    /// Ids of rules that may not.
    public var ignoredRules: [String]
    /// False where only guidance was asked for: no type is judged.
    public var migrates = true
    /// Ids of the guidance rules that run.
    public var guidanceRules: [String] = []
    /// False for strict parity: only what was `@Published` is tracked.
    public var tracksOtherProperties: Bool
    /// Comments are kept at the places that hold types back (`TodoPass`).
    public var insertsTodos: Bool
    /// What the project is built for, whatever manifests say: one for each platform.
    public var minimumTargets: [PlatformMinimum]
    /// What the plan is to tell of the types beyond their verdicts.
    public var inquiry: PlanInquiry?

    public init(
        tier: Tier = .safe, xcodeVersion: Int = 27, allowsPublicAPI: Bool = false, prefersLet: Bool = false, onlyTypes: [String] = [],
        skippedTypes: [String] = [], onlyRules: [String] = [], ignoredRules: [String] = [], tracksOtherProperties: Bool = true,
        insertsTodos: Bool = false, minimumTargets: [PlatformMinimum] = [],
        inquiry: PlanInquiry? = nil
    ) {
        self.tier = tier
        self.xcodeVersion = xcodeVersion
        self.allowsPublicAPI = allowsPublicAPI
        self.prefersLet = prefersLet
        self.onlyTypes = onlyTypes
        self.skippedTypes = skippedTypes
        self.onlyRules = onlyRules
        self.ignoredRules = ignoredRules
        self.tracksOtherProperties = tracksOtherProperties
        self.insertsTodos = insertsTodos
        self.minimumTargets = minimumTargets
        self.inquiry = inquiry
    }
}
