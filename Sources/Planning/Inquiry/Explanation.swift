import SourceText

/// A place with its line, as a compiler's note shows it.
public struct EvidencePlace: Sendable, Hashable {
    /// Relative to the root.
    public let path: String
    public let location: SourceLocation
    /// The line without its end; empty where the file is not at hand.
    public let sourceLine: String
    /// How many UTF-8 bytes of the line are meant, from the column on; at least 1.
    public let length: Int
}

/// One step from a type to what decides about it.
public struct EvidenceStep: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// The declaration of the type.
        case type
        /// The next type is its superclass or a subclass of it.
        case superclass
        /// The next type is concerned by the same fix, which is right only where all of them move.
        case movesTogether = "moves-together"
        /// What decides: a refusal, or a behavior that may change.
        case reason
        /// What the reason speaks of, such as the declaration of the property.
        case declaration
    }

    public let kind: Kind
    /// A sentence without a full stop.
    public let message: String
    /// Of the refusal or behavior; nil for a step on the way.
    public let code: String?
    public let place: EvidencePlace
}

/// A type by its name and the place of its declaration, since several may have one name.
public struct TypePlace: Sendable, Hashable {
    public let name: String
    public let path: String
    public let location: SourceLocation

    public init(name: String, path: String, location: SourceLocation) {
        self.name = name
        self.path = path
        self.location = location
    }
}

/// All that one code holds back in a unit, and what can be done about it.
public struct Obstacle: Sendable {
    public struct Occurrence: Sendable {
        /// What was found, as a sentence without a full stop.
        public let message: String
        public let place: EvidencePlace
    }

    /// Of a refusal, or `assisted` for behaviors that may change.
    public let code: String
    public let advice: String
    /// What lifts it on the command line, one entry for each flag; empty where code, a comment or a project setting
    /// must change.
    public let flags: [String]
    /// By path and place, each once.
    public let occurrences: [Occurrence]
}

/// What would become of the project if nothing held a unit back any more: the plan made again without its refusals.
public struct Release: Sendable {
    /// Types that then move in the chosen tier, and do not now.
    public let moving: [TypePlace]
    /// Types that then move with `--tier assisted`, and do not now.
    public let assisted: [TypePlace]
    /// What would hold the unit back after that, such as edits that overlap.
    public let remaining: [Obstacle]
    /// False where something may be hidden behind what is lifted, such as the rest of a file that does not parse.
    public let isCertain: Bool
}

/// Why one type moves or stays.
public struct Explanation: Sendable {
    public let verdict: Verdict
    /// How the type has to do with the line that was asked about; nil where a name was asked for.
    public let relation: String?
    /// From the type to what decides; the declaration only, where the type moves.
    public let steps: [EvidenceStep]
    /// The types of the migration unit, the type itself among them.
    public let members: [TypePlace]
    /// All that holds the unit back, heaviest first.
    public let obstacles: [Obstacle]
    /// What may behave differently once the unit has moved, by code.
    public let behaviors: [Obstacle]
    /// Nil where there is nothing to lift.
    public let release: Release?
}

/// A type that was asked for and is no legacy type.
public struct OtherType: Sendable {
    /// A sentence without a full stop.
    public let message: String
    public let name: String
    /// The file of the declaration, relative to the root.
    public let path: String
}
