import Syntax

/// How a class comes to be an `ObservableObject`.
public enum ObservableObjectConformance: Hashable, Sendable {
    /// Named in the inheritance clause of the declaration or of an extension, alone or in a composition.
    case clause(part: TypeFactReference, position: Int)
    case superclass(TypeID)
    /// Through a protocol of the project that refines `ObservableObject`.
    case protocolRefinement(TypeID)
    /// Through a composition behind a type alias, or one with another part that may stand for it too.
    case composition(part: TypeFactReference, position: Int)

    /// True for a class that names it nowhere itself.
    public var isInherited: Bool { if case .superclass = self { true } else { false } }
}

/// Generic code that asks for an `ObservableObject`.
public struct OpenGeneric: Sendable {
    /// Where it is declared.
    public let file: Int
    public let offset: UInt32
    /// Argument labels that take the constrained parameter; `_` for arguments without one.
    public var labels: Set<NameID>
    /// Those of them under which an argument tells what the parameter is only by what its type conforms to or inherits:
    /// `some Screen<Model>`.
    public var indirectLabels: Set<NameID> = []
    /// Those of them under which a function is passed whose result tells the parameter: `make: () -> Model`.
    public var makerLabels: Set<NameID> = []
    /// A generic type or an alias of one, so that its name alone may stand for it with a class that is inferred.
    public var isGenericType = false
    /// True where an argument that tells what it is tells it for all others.
    public var hasOneParameter = false
    /// An alias with a constraint of its own: any argument of what it stands for may tell the parameter (catalogue
    /// 208).
    public var takesAnyArgument = false
    /// The classes that meet what the code asks for; nil where it asks for no more than `ObservableObject`.
    public var classes: Set<TypeID>?
    /// The types that declare it, or nil where a global or a type is among what has the name.
    public var owners: Set<TypeID>?
    /// A function, so that its name is a value that can be passed on.
    public var isFunction = false
    /// A parameter is inferred from the place of the call and not from an argument.
    public var isInferredFromResult = false
    /// It names `ObservableObject`; else it asks for protocols of the project that refine it, and takes whatever
    /// conforms to them.
    public var namesObservableObject: Bool

    /// What holds for a name that both have.
    func merged(with other: OpenGeneric) -> OpenGeneric {
        var result = self
        result.labels.formUnion(other.labels)
        result.indirectLabels.formUnion(other.indirectLabels)
        result.makerLabels.formUnion(other.makerLabels)
        result.isGenericType = isGenericType || other.isGenericType
        result.hasOneParameter = hasOneParameter && other.hasOneParameter
        result.takesAnyArgument = takesAnyArgument || other.takesAnyArgument
        result.isFunction = isFunction || other.isFunction
        result.namesObservableObject = namesObservableObject || other.namesObservableObject
        result.isInferredFromResult = isInferredFromResult || other.isInferredFromResult
        result.classes = classes.flatMap { classes in other.classes.map { classes.union($0) } }
        result.owners = owners.flatMap { owners in other.owners.map { owners.union($0) } }
        return result
    }
}

/// What the legacy system makes of the project's types.
public struct LegacyTypes: Sendable {
    /// The classes that are `ObservableObject`s, with every way in which each is one.
    public internal(set) var classes: [TypeID: [ObservableObjectConformance]] = [:]
    /// Protocols of the project that refine `ObservableObject`.
    public internal(set) var refiningProtocols: Set<TypeID> = []
    /// The classes that conform to each of these protocols, in the order of their declarations.
    public internal(set) var conformers: [TypeID: [TypeID]] = [:]
    /// Those of these protocols that something conforms to which is none of the classes.
    public internal(set) var protocolsOfOthers: Set<TypeID> = []
    /// Names that one of the classes, or a protocol that refines `ObservableObject`, shares with another type outside
    /// of types.
    var sharedNames: [NameID] = []
    /// Functions and types that are generic over `ObservableObject`, by name.
    public internal(set) var openGenerics: [NameID: OpenGeneric] = [:]
    /// What `.init(…)` may call of them; nil where none has an initializer.
    var openInitializers: OpenGeneric?
    /// Wrappers from outside that are known to ask nothing of their values, by name.
    var wrappersOfAnyType: Set<NameID> = []
    /// Members that the project adds to `ObservableObject` itself, by name.
    public internal(set) var extensionMembers: [NameID: MemberReference] = [:]
    /// Names of `@Published` properties, with the classes that have one of this name.
    public internal(set) var publishedProperties: [NameID: [TypeID]] = [:]
    /// Names of all members of the classes.
    public internal(set) var memberNames = NameSet()
    /// Names of properties behind legacy wrappers.
    public internal(set) var wrapperProperties: Set<NameID> = []
    /// Names of members whose type is one of the classes, with these classes.
    public internal(set) var membersOfLegacyType: [NameID: Set<TypeID>] = [:]
    /// Names of types by which code may get one of the classes; see `ProjectIndex.findNamesOfClasses`.
    var namesOfClasses: [NameID: Set<TypeID>] = [:]
    /// Names of members whose type holds one of these names, as far as other files see them.
    var sharedMembersOfLegacyType: [NameID: Set<TypeID>] = [:]

    /// Names of members that may give one of the classes: by their types, or by what these are inferred from.
    public internal(set) var leadingNames: Set<NameID> = []

    /// Names without which code is about none of the classes; see `LeadingNames`.
    var leads = NameSet()

    /// Everything that one of the classes, or an `@Observable` one, may be called where an object is made: its name, an
    /// alias, a generic parameter, `Self`.
    public internal(set) var creatable = NameSet()

    /// Names of members whose types name a class with `@Observable`.
    public internal(set) var propertiesOfMoved: Set<NameID> = []

    /// Those of the classes that are declared by other repositories (`ForeignTypes`); none but where facts are made.
    public internal(set) var foreign: Set<TypeID> = []

    /// Of a project in which no type is judged.
    public static let none = LegacyTypes()

    /// True where nothing is, or asks for, an `ObservableObject` of the project.
    public var isEmpty: Bool { classes.isEmpty && conformers.isEmpty }

    /// The classes in the order of their declarations.
    public var sortedClasses: [TypeID] { classes.keys.sorted() }

    /// The classes that a value of a protocol, or one that is generic over it, may be (catalogue 152, 153); empty where
    /// it is no such value.
    ///
    /// What is done to such a value is done to all of them. So the protocol, its conformers and what is generic over it
    /// move together or not at all (`observable-protocol`), and a flow into such code needs no judgment; only code
    /// that names `ObservableObject` itself does (`OpenGeneric.namesObservableObject`).
    public func classes(behind type: ResolvedType) -> [TypeID] {
        switch type {
        case .nominal(let id, _), .uncertain(let id): return conformers[id] ?? []
        case .optional(let inner): return classes(behind: inner)
        case .constrained(let parts):
            var found: [TypeID]?
            for part in parts {
                let classes = classes(behind: part)
                if !classes.isEmpty { found = found.map { $0.filter { classes.contains($0) } } ?? classes }
            }
            return found ?? []
        default: return []
        }
    }
}
