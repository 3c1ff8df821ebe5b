import RuleContract
import Semantics
import SourceText
import SymbolIndex

/// What happens to one type: all of it or none of it.
public struct Verdict: Sendable {
    public enum Outcome: Sendable {
        /// Moves in this plan.
        case moves
        /// Would move with `--tier assisted`.
        case needsAssistedTier
        case blocked
        /// Left out by `--only-type` or `--skip-type`.
        case notSelected
    }

    /// How a type stands, whatever tier was asked for.
    public enum Standing: String, Sendable, CaseIterable {
        case safe, assisted, blocked
    }

    public let type: TypeID?
    /// The name with the types around it.
    public let name: String
    public let path: String
    /// Place of the declaration.
    public let location: SourceLocation
    public let outcome: Outcome
    /// Why it stays, heaviest reason first; with a type that moves, empty.
    public let reasons: [LocatedDiagnostic]
    /// Behaviors that may change for a type that moves in the assisted tier.
    public let behaviors: [LocatedDiagnostic]
    /// The type that stands for the migration unit: types of one unit move together or not at all. Its qualified name.
    public var unit: String
    /// The same type by its number; nil for a class that no index has.
    var unitType: TypeID?
    /// With a type that is selected but stays: the types of its unit that `--only-type` or `--skip-type` leave out. Their
    /// qualified names, in order.
    public internal(set) var partnersLeftOut: [String] = []
    /// How it would stand with the other edition of Xcode, where that is not how it stands now.
    public internal(set) var standingInOtherEdition: Standing?
    /// What has to be written for a type that moves, in the order of files and places; an edit that two types ask for
    /// stands with both.
    public var edits: [PlannedEdit] = []

    /// True for its name, with or without the types around it.
    public func isNamed(_ name: String) -> Bool { TypeSearch.isNamed(self.name, name) }
}

/// An edit that a type asks for.
public struct PlannedEdit: Sendable {
    /// The file, relative to the root.
    public let path: String
    /// The id of the rule that made it.
    public let rule: String
    /// What the rule found there, as a sentence without a full stop.
    public let message: String
    public let edit: TextEdit
}

/// A comment of `--insert-todos` that comes, changes or goes.
public struct PlannedTodo: Sendable {
    public enum Kind: String, Sendable {
        case added, updated, removed
    }

    /// What stands in `PlannedEdit.rule` of all of them.
    public static let rule = "todo"

    public let kind: Kind
    /// The code that the comment names.
    public let code: String
    public let edit: PlannedEdit

    package init(_ kind: Kind, code: String, path: String, edit: TextEdit) {
        self.kind = kind
        self.code = code
        let message =
            switch kind {
            case .added: "the place has no comment for \(code)"
            case .updated: "the comment for \(code) does not match the reason"
            case .removed: "the comment for \(code) no longer applies"
            }
        self.edit = PlannedEdit(path: path, rule: PlannedTodo.rule, message: message, edit: edit)
    }
}

/// A diagnostic with its place as people read it. An object, since one may be the reason of many types.
public final class LocatedDiagnostic: Sendable {
    public let diagnostic: Diagnostic
    public let path: String
    public let location: SourceLocation
    /// Less is heavier.
    let weight: Int

    package init(diagnostic: Diagnostic, path: String, location: SourceLocation) {
        self.diagnostic = diagnostic
        self.path = path
        self.location = location
        weight = diagnostic.refusal?.weight ?? Refusal.allCases.count
    }

    /// What was found, or what may change, as a sentence without a full stop.
    public var text: String { diagnostic.outcome.behavior?.summary ?? diagnostic.message }

    /// What was found here, as a sentence without a full stop, where the text says only what the code means.
    public var detail: String? { diagnostic.hasBehavior ? diagnostic.message : nil }

    /// What was found here, as a sentence without a full stop.
    public var found: String { detail ?? text }

    /// The reason's or behavior's code.
    public var code: String { diagnostic.code }
}

/// The edits of one file, against the bytes that were read.
public struct FileChange: Sendable {
    public let path: String
    public let bytes: [UInt8]
    public internal(set) var edits: EditSet
}

/// A file that could not be taken into account, and why.
public struct FileProblem: Sendable {
    public let path: String
    public let message: String

    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }
}

/// Something about the project that hinders nothing but is likely a mistake.
public struct PlanWarning: Sendable {
    public let path: String
    public let location: SourceLocation
    public let code: WarningCode
    /// A sentence without a full stop.
    public let message: String
}

/// What is to be done: verdicts for every type, the changes, and what was found on the way.
public struct Plan: Sendable {
    /// One for each legacy class, in the order of their places.
    public let verdicts: [Verdict]
    /// Sorted by path.
    public internal(set) var changes: [FileChange]
    /// Refusals and findings of the types that stay, in the order of their places, each once.
    public var diagnostics: [LocatedDiagnostic] {
        LocatedDiagnostic.sortedUnique(verdicts.flatMap { $0.reasons + $0.behaviors })
    }
    /// How many files were read.
    public let fileCount: Int
    public let deployment: DeploymentReport
    /// How many classes are `@Observable` already; 0 where no declaration was of interest.
    public internal(set) var observableCount = 0
    /// The edition of Xcode that it is made for; the caller sets it.
    public var xcode = XcodeEdition.standard
    /// The repositories that use the public types, as far as the caller knows them.
    public var users: KnownUsers?
    /// Names of `--only-type` and `--skip-type` that are those of a type.
    var namesOfTypes: Set<String> = []
    public var problems: [FileProblem]
    /// By path and place.
    public var warnings: [PlanWarning] = []
    /// By path and place; made after the edits of the types where both stand at one place.
    public internal(set) var todos: [PlannedTodo] = []
    /// What was not seen.
    public var soundness = Soundness()
    /// Of the types that were asked about, in the order of their places; see `MigrationOptions.inquiry`.
    public internal(set) var explanations: [Explanation] = []
    /// Types of the name that was asked about which are no legacy types.
    public internal(set) var otherTypes: [OtherType] = []

    /// How the types hang together; see `MigrationOptions.inquiry`.
    public internal(set) var landscape = TypeLandscape()
    /// What the guidance rules found, by path and place.
    public var guidance: [GuidanceFinding] = []
    /// False where only guidance was asked for, so that there are no verdicts.
    public var migrates = true
    /// Ids of the guidance rules that ran.
    public var guidanceRules: [String] = []

    /// The plan of a run that judges no type.
    static func empty(fileCount: Int) -> Plan {
        Plan(
            verdicts: [], changes: [], fileCount: fileCount,
            deployment: DeploymentReport(), problems: [])
    }

    /// The plans of several projects as one.
    package static func merging(_ plans: [Plan]) -> Plan {
        if let only = plans.first, plans.count == 1 { return only }
        var plan = Plan(
            verdicts: plans.flatMap(\.verdicts).sorted(on: { SortKey($0.path, $0.location, $0.name) }),
            changes: plans.flatMap(\.changes).sorted(on: { SortKey($0.path) }),
            fileCount: plans.reduce(0) { $0 + $1.fileCount },
            deployment: DeploymentReport.merging(plans.map(\.deployment)), problems: plans.flatMap(\.problems))
        plan.observableCount = plans.reduce(0) { $0 + $1.observableCount }
        plan.warnings = plans.flatMap(\.warnings).sorted(on: { SortKey($0.path, $0.location, $0.message) })
        plan.todos = plans.flatMap(\.todos).sorted(on: { SortKey($0.edit.path, $0.edit.edit.range) })
        plan.soundness = Soundness(plans.flatMap(\.soundness.entries))
        plan.explanations = plans.flatMap(\.explanations)
        plan.landscape = TypeLandscape.merging(plans.map(\.landscape))
        plan.otherTypes = plans.flatMap(\.otherTypes)
        plan.namesOfTypes = plans.reduce(into: []) { $0.formUnion($1.namesOfTypes) }
        plan.guidance = plans.flatMap(\.guidance).sorted(on: \.sortKey)
        return plan
    }

    /// The names of the legacy classes, with and without the types around them.
    public var legacyNames: [String] {
        let names = verdicts.map(\.name)
        return Set(names + names.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
    }

    /// Those of the names that no type of the project has, in their order.
    public func unknownNames(_ names: [String]) -> [String] {
        names.filter { name in !namesOfTypes.contains(name) && !verdicts.contains { $0.isNamed(name) } }
    }

    /// How many types have an outcome.
    public func count(_ outcome: Verdict.Outcome) -> Int { verdicts.count { $0.outcome == outcome } }
}
