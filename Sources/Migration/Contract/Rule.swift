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
public struct Diagnostic: Sendable {
    public enum Outcome: Sendable {
        /// The edits, and the behaviour that may change with them; none is the safe tier.
        case fix([TextEdit], behaviour: BehaviourCode?)
        case refusal(Refusal)
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
    public let outcome: Outcome
    /// The name of a legacy class that the index doesn't know, such as one in a function.
    public var unindexedClass: String?
    /// The fix is left out where all of these types move too; empty for a fix that holds in any case.
    public var unlessMoving: [TypeID] = []
    /// The fix has no edit of its own, since an edit of another rule at the same declaration makes it.
    public var isMadeElsewhere = false

    public init(rule: String, file: Int, range: TextRange, message: String, types: [TypeID], outcome: Outcome) {
        self.rule = rule
        self.file = file
        self.range = range
        self.message = message
        self.types = types
        self.outcome = outcome
    }
}

extension Diagnostic {
    public var isRefusal: Bool {
        if case .refusal = outcome { return true }
        return false
    }

    /// The edits of the fix.
    public var edits: [TextEdit] {
        if case .fix(let edits, _) = outcome { return edits }
        return []
    }

    /// True for a fix that changes something; false for one that only answers for a place or only asks for the assisted tier.
    public var asksForEdit: Bool { !edits.isEmpty || isMadeElsewhere }

    var hasBehaviour: Bool {
        if case .fix(_, .some) = outcome { return true }
        return false
    }
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
    /// False for strict parity: only what was `@Published` is tracked.
    public var tracksOtherProperties: Bool
    /// What the project is built for, whatever manifests say: one for each platform.
    public var minimumTargets: [PlatformMinimum]

    public init(
        tier: Tier = .safe, xcodeVersion: Int = 27, allowsPublicAPI: Bool = false, prefersLet: Bool = false, onlyTypes: [String] = [],
        skippedTypes: [String] = [], onlyRules: [String] = [], ignoredRules: [String] = [], tracksOtherProperties: Bool = true,
        minimumTargets: [PlatformMinimum] = []
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
        self.minimumTargets = minimumTargets
    }
}

/// What a rule sees: one file, and the whole project behind it, read-only.
public struct RuleContext: Sendable {
    public let analysis: FileAnalysis
    public let project: Project

    public init(analysis: FileAnalysis, project: Project) {
        self.analysis = analysis
        self.project = project
    }

    public var index: ProjectIndex { project.index }
    public var legacy: LegacyTypes { project.legacy }
    public var options: MigrationOptions { project.options }
    public var tree: SyntaxTree { analysis.tree }

    /// The file's references of a kind, in source order.
    public func references(_ kind: Reference.Kind) -> [Reference] {
        analysis.references.filter { $0.kind == kind }
    }

    /// A fix at a node.
    public func fix(
        _ rule: String, _ node: SyntaxNode, _ types: [TypeID], _ message: String, _ edits: [TextEdit], behaviour: BehaviourCode? = nil
    ) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .fix(edits, behaviour: behaviour))
    }

    /// A refusal at a node.
    public func refuse(_ rule: String, _ node: SyntaxNode, _ types: [TypeID], _ refusal: Refusal, _ message: String) -> Diagnostic {
        Diagnostic(rule: rule, file: analysis.file, range: node.range, message: message, types: types, outcome: .refusal(refusal))
    }
}

/// Everything that was read, after both barriers.
public struct Project: Sendable {
    public let index: ProjectIndex
    public let legacy: LegacyTypes
    /// The files that matter, in the order of their paths.
    public let analyses: [FileAnalysis]
    public let table: ReferenceTable
    public let options: MigrationOptions
    /// Modules whose public declarations unknown code may use.
    public let openModules: Set<Int>
    /// What the modules are built for, by number.
    public let platforms: [ModulePlatforms]
    /// Names of computed properties of the project.
    let computedNames: Set<NameID>
    /// The project declares a function that could be meant instead of SwiftUI's.
    let declaresOwnEnvironment: Bool
    /// Types that a view can see.
    let visibleToViews: Set<TypeID>
    /// The code of the classes, which many questions about views ask for.
    private(set) var classCode: [TypeID: ClassCode] = [:]

    public init(
        index: ProjectIndex, legacy: LegacyTypes, analyses: [FileAnalysis], options: MigrationOptions, openModules: Set<Int> = [],
        platforms: [ModulePlatforms] = []
    ) {
        self.index = index
        self.legacy = legacy
        self.analyses = analyses
        self.table = ReferenceTable(analyses)
        self.options = options
        self.openModules = openModules
        self.platforms = platforms
        computedNames = index.namesOfComputedProperties()
        declaresOwnEnvironment = index.declaresUnlabelledFunction(named: [KnownName.environment.id, KnownName.environmentObject.id], takingOneOf: legacy)
        visibleToViews = ViewUsage(index: index, legacy: legacy, analyses: analyses).seen
        classCode = ClassCode.all(in: self)
    }

    /// A class with its superclasses and subclasses: what one declares may be used through another.
    func family(of type: TypeID) -> Set<TypeID> {
        Set([type] + index.superclasses(of: type) + index.subclasses(of: type, in: legacy))
    }

    /// True where something follows the class through a legacy wrapper, and it announces changes; otherwise no update can get lost.
    func isObserved(_ type: TypeID) -> Bool {
        let family = family(of: type)
        guard family.contains(where: { mayAnnounceChanges($0) }) else { return false }
        return table.wrapperProperties.values.contains { !family.isDisjoint(with: $0.types) }
    }

    /// `@Published`, or another property wrapper: some, such as `@AppStorage`, send `objectWillChange` of the object around them (catalogue 34).
    private func mayAnnounceChanges(_ type: TypeID) -> Bool {
        index.types[type].parts.contains { part in
            index.fact(part).memberRange.contains { number in
                let member = MemberReference(file: part.file, member: Int(number))
                let fact = index.fact(member)
                guard fact.kind == .property, !fact.flags.contains(.isComputed) else { return false }
                return fact.attributes.contains { !StoredProperty.plainAttributes.contains(index.text(index.translate($0, file: part.file))) }
            }
        }
    }

    /// The analysis of a file, if it matters.
    public func analysis(of file: Int) -> FileAnalysis? {
        var low = 0
        var high = analyses.count
        while low < high {
            let middle = (low + high) / 2
            if analyses[middle].file == file { return analyses[middle] }
            if analyses[middle].file < file { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
