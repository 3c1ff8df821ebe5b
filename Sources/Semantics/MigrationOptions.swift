import Projects

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
    /// The repositories that use the public types, where facts of them were given or they were listed.
    public var users: KnownUsers?
    /// What differs in some files. Where several say something of a file, the last one counts.
    public var pathOptions: [PathOptions] = []
    /// What the plan is to tell of the types beyond their verdicts.
    public var inquiry: PlanInquiry?

    public init(
        tier: Tier = .safe, xcodeVersion: Int = 27, allowsPublicAPI: Bool = false, prefersLet: Bool = false,
        onlyTypes: [String] = [],
        skippedTypes: [String] = [], onlyRules: [String] = [], ignoredRules: [String] = [],
        tracksOtherProperties: Bool = true,
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

/// What the caller wants of the code in some files.
public struct PathOptions: Sendable {
    /// Whether a file, by its path, is one of them.
    public let matches: @Sendable (String) -> Bool
    /// Types that are declared there never move.
    public var keepsTypes: Bool
    /// Ids of rules that may change nothing there.
    public var ignoredRules: [String]
    /// Nil for what holds elsewhere.
    public var tracksOtherProperties: Bool?
    public var prefersLet: Bool?

    public init(
        keepsTypes: Bool = false, ignoredRules: [String] = [], tracksOtherProperties: Bool? = nil,
        prefersLet: Bool? = nil, matches: @escaping @Sendable (String) -> Bool
    ) {
        self.matches = matches
        self.keepsTypes = keepsTypes
        self.ignoredRules = ignoredRules
        self.tracksOtherProperties = tracksOtherProperties
        self.prefersLet = prefersLet
    }
}

extension MigrationOptions {
    package func keepsTypes(inFile path: String) -> Bool {
        pathOptions.contains { $0.keepsTypes && $0.matches(path) }
    }

    /// True where a rule may change nothing in a file although it may elsewhere.
    package func ignores(_ rule: String, inFile path: String) -> Bool {
        pathOptions.contains { $0.ignoredRules.contains(rule) && $0.matches(path) }
    }

    package func prefersLet(inFile path: String) -> Bool {
        pathOptions.last { $0.prefersLet != nil && $0.matches(path) }?.prefersLet ?? prefersLet
    }

    package func tracksOtherProperties(inFile path: String) -> Bool {
        pathOptions.last { $0.tracksOtherProperties != nil && $0.matches(path) }?.tracksOtherProperties
            ?? tracksOtherProperties
    }
}

/// How far a fix is proven.
public enum Tier: String, Sendable, Comparable, CaseIterable {
    /// Builds and behaves the same.
    case safe
    /// Builds; a named behavior may change.
    case assisted

    public static func < (left: Tier, right: Tier) -> Bool { left == .safe && right == .assisted }
}

/// What a plan is asked to tell of the types beyond their verdicts.
public enum PlanInquiry: Sendable {
    /// Why a type moves or stays; see `Plan.explanations`.
    case explanation(TypeQuery)
    /// How the types hang together; see `Plan.landscape`.
    case landscape
}

/// The types that someone asks about.
public enum TypeQuery: Sendable {
    /// A name, plain or with some of the types around it.
    case name(String)
    /// A 1-based line of a file, relative to the root.
    case line(path: String, number: Int)
}
