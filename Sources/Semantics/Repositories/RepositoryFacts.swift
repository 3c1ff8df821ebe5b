/// What a repository tells others: what it declares, and how it uses what others declare.
///
/// Everything in it may come from a checkout that is not trusted: names and paths are data, and none is ever opened.
public struct RepositoryFacts: Hashable, Sendable {
    public let name: String
    /// The commit that was checked out; nil outside of git.
    public let commit: String?
    /// True where files had changes that the commit does not contain.
    public let isDirty: Bool
    /// Sorted by name, each once.
    public let modules: [Module]
    /// Packages of other repositories in the versions that the repository builds with, sorted.
    public let dependencies: [Dependency]
    /// What outside code may use, in the order of module, name and place.
    public let types: [PublicType]
    /// In the order of their places.
    public let uses: [ForeignUse]

    public init(
        name: String, commit: String?, isDirty: Bool, modules: [Module], dependencies: [Dependency],
        types: [PublicType], uses: [ForeignUse]
    ) {
        self.name = name
        self.commit = commit
        self.isDirty = isDirty
        self.modules = modules
        self.dependencies = dependencies
        self.types = types
        self.uses = uses
    }

    /// A module of the repository.
    public struct Module: Hashable, Sendable {
        public let name: String
        /// Modules that its files import and that are not Apple's, own ones included; sorted.
        public let imports: [String]
        /// Those that it passes on by `@_exported import`; sorted.
        public let reexports: [String]
        /// Names of public types outside of others; sorted.
        public let types: [String]
        /// Names of public type aliases outside of types, each of which may be a type of another module; sorted.
        public let aliases: [String]
        /// Names of public declarations that ask for an `ObservableObject`; sorted.
        public let generics: [String]

        public init(
            name: String, imports: [String], reexports: [String], types: [String], aliases: [String],
            generics: [String]
        ) {
            self.generics = generics
            self.name = name
            self.imports = imports
            self.reexports = reexports
            self.types = types
            self.aliases = aliases
        }
    }

    /// A package as `Package.resolved` pins it.
    public struct Dependency: Hashable, Sendable {
        /// The last part of its location, without `.git`, in small letters.
        public let name: String
        public let version: String?
        public let commit: String?

        public init(name: String, version: String?, commit: String?) {
            self.name = name
            self.version = version
            self.commit = commit
        }
    }

    /// A public class or protocol that takes part in observation.
    public struct PublicType: Hashable, Sendable {
        public enum Kind: String, Sendable, CaseIterable {
            case `class`, `protocol`
        }

        public enum System: String, Sendable, CaseIterable {
            /// An `ObservableObject`, or a protocol that refines it.
            case legacy
            /// `@Observable`.
            case observable
        }

        public let module: String
        /// With the types around it.
        public let name: String
        public let kind: Kind
        public let system: System
        public let path: String
        public let line: Int

        public init(module: String, name: String, kind: Kind, system: System, path: String, line: Int) {
            self.module = module
            self.name = name
            self.kind = kind
            self.system = system
            self.path = path
            self.line = line
        }
    }
}

/// How code uses a type that its own repository does not declare.
public struct ForeignUse: Hashable, Sendable {
    public enum Outcome: String, Sendable, CaseIterable {
        /// Needs an `ObservableObject`.
        case legacy
        /// Works with an `@Observable` class as well.
        case survives
        /// One of both; the sources do not tell.
        case unclear
    }

    public enum Kind: String, Sendable, CaseIterable {
        case stateObject = "state-object"
        case observedObject = "observed-object"
        case environmentObject = "environment-object"
        case injection = "environment-injection"
        case publisher
        case publishedStorage = "published-storage"
        case objectWillChange = "object-will-change"
        case legacyTypeName = "legacy-type-name"
        case genericFlow = "generic-flow"
        case existential
        case delegate = "application-delegate"
        case unknownWrapper = "unknown-wrapper"
        case reflection
        case ambiguousName = "ambiguous-name"
        case inheritance
        case constraint
        case extensionConformance = "extension-conformance"
        case updateCall = "call-in-update"
        case exclusiveChange = "exclusive-change"
        case unparsableFile = "unparsable-file"
        case name
    }

    /// The type's name; nil where the use may be of any type.
    public let type: String?
    /// The modules of other repositories that the file sees, sorted: one of them declares the type, or passes it on,
    /// unless the type is inferred from another file.
    public let modules: [String]
    /// Those of them whose internal declarations it sees (`@testable`), sorted.
    public let testableModules: [String]
    /// The member that is used; nil where it is not about one.
    public let member: String?
    public let kind: Kind
    public let outcome: Outcome
    public let path: String
    public let line: Int

    public init(
        type: String?, modules: [String], testableModules: [String], member: String?, kind: Kind, outcome: Outcome,
        path: String, line: Int
    ) {
        self.type = type
        self.modules = modules
        self.testableModules = testableModules
        self.member = member
        self.kind = kind
        self.outcome = outcome
        self.path = path
        self.line = line
    }
}

extension ForeignUse.Kind {
    /// True where the name of the type is written at the place, so that the file must see its module.
    var isAtName: Bool {
        switch self {
        case .name, .inheritance, .constraint, .extensionConformance, .ambiguousName: true
        default: false
        }
    }

    /// What stands at the place, for people.
    public var summary: String {
        switch self {
        case .stateObject: "@StateObject"
        case .observedObject: "@ObservedObject"
        case .environmentObject: "@EnvironmentObject"
        case .injection: "environmentObject(_:)"
        case .publisher: "the publisher of a property"
        case .publishedStorage: "the storage of @Published"
        case .objectWillChange: "objectWillChange"
        case .legacyTypeName: "the type of a property wrapper"
        case .genericFlow: "code that is generic over ObservableObject"
        case .existential: "any ObservableObject"
        case .delegate: "the projection of an application delegate"
        case .unknownWrapper: "a property wrapper that may require ObservableObject"
        case .reflection: "a mirror"
        case .ambiguousName: "a name that may mean several types"
        case .inheritance: "a subclass or a conforming type"
        case .constraint: "a generic constraint or an opaque type"
        case .extensionConformance: "an extension with a conformance"
        case .updateCall: "a change while a view updates"
        case .exclusiveChange: "a change in place that may read the object meanwhile"
        case .unparsableFile: "code that does not parse"
        case .name: "its name"
        }
    }
}
