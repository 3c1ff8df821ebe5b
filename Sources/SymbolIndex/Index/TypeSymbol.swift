import Syntax

/// Number of a type in `ProjectIndex.types`.
public typealias TypeID = Int

/// Where a type is declared or extended: an entry of a file's facts.
public struct TypeFactReference: Hashable, Sendable {
    public let file: Int
    public let type: Int

    public init(file: Int, type: Int) {
        self.file = file
        self.type = type
    }
}

/// Where a member is declared: an entry of a file's facts.
public struct MemberReference: Hashable, Sendable {
    public let file: Int
    public let member: Int

    public init(file: Int, member: Int) {
        self.file = file
        self.member = member
    }
}

/// One type of the project with all its extensions, or a type from outside that the project extends.
public struct TypeSymbol: Sendable {
    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`
        /// Not declared under the root.
        case external
    }

    public let kind: Kind
    public let name: NameID
    /// The type it is nested in.
    public var parent: TypeID?
    /// The declaration; more than one where `#if` branches or targets declare it twice. Empty for an external type.
    public var declarations: [TypeFactReference]
    public var extensions: [TypeFactReference] = []
    /// Types inherited in the declaration or an extension, resolved.
    public var inherited: [InheritedType] = []
    /// What a protocol asks of what conforms to it, besides what it inherits: `where Self: View`.
    public var requiredOfSelf: [ResolvedType] = []
    public var superclass: TypeID?
    /// Names of types outside the project that stand in the inheritance clause.
    public var externalInherited: [NameID] = []
    public var genericParameters: [NameID] = []
    public var nested: [NameID: [TypeID]] = [:]
    /// More than one of a name where `#if` branches declare it twice.
    public var typealiases: [NameID: [TypealiasReference]] = [:]
    /// Modules that compile the declaration.
    public var modules: [Int] = []
    public var access: AccessLevel = .internal

    /// The declaration and all extensions.
    public var parts: [TypeFactReference] { declarations + extensions }
}

/// One entry of an inheritance clause.
public struct InheritedType: Hashable, Sendable {
    public let part: TypeFactReference
    /// Position in the clause.
    public let position: Int
    public let type: ResolvedType
}

public struct TypealiasReference: Hashable, Sendable {
    public let file: Int
    public let index: Int
}

/// What a type expression or an expression stands for, as far as the sources tell.
public indirect enum ResolvedType: Hashable, Sendable {
    /// Could be anything.
    case unknown
    /// A type of the project.
    case nominal(TypeID, [ResolvedType])
    /// A type that is declared outside the root.
    case external(NameID, [ResolvedType])
    /// Names a type of the project that may not be the one meant, such as one of a module that isn't imported.
    case uncertain(TypeID)
    case metatype(ResolvedType)
    case optional(ResolvedType)
    case array(ResolvedType)
    case dictionary(ResolvedType, ResolvedType)
    case function(ResolvedType)
    /// The elements, and the labels of all of them, `_` for one without: none where they are not known.
    case tuple([ResolvedType], labels: [NameID] = [])
    /// A generic parameter or an opaque or existential type, by what it conforms to.
    case constrained([ResolvedType])
    /// `$x` of a value: `Binding<T>`.
    case binding(ResolvedType)
    /// `$x` of an object behind a wrapper: its members are bindings.
    case wrapper(ResolvedType)
    /// One of several, by a condition that isn't known or an overload that isn't chosen: declarations in `#if` branches
    /// differ.
    case alternatives([ResolvedType])

    /// The type behind optionals.
    public var unwrapped: ResolvedType {
        if case .optional(let inner) = self { return inner.unwrapped }
        return self
    }

    /// The type behind optionals, bindings and wrappers.
    public var boundValue: ResolvedType {
        switch self {
        case .optional(let inner), .binding(let inner), .wrapper(let inner): inner.boundValue
        default: self
        }
    }

    var isBinding: Bool {
        if case .binding = self { return true }
        return false
    }

    /// What the generic parameters of a named type stand for; none for `[Model]` and other sugar.
    public var genericArguments: [ResolvedType] {
        switch self {
        case .nominal(_, let arguments), .external(_, let arguments): arguments
        default: []
        }
    }

    /// The name of a type from outside.
    public var externalName: NameID? {
        if case .external(let name, _) = self { return name }
        return nil
    }

    /// What `try?` gives of a value: an optional stays as it is (SE-0230).
    var tried: ResolvedType { isOptional ? self : .optional(self) }

    var isArray: Bool {
        if case .array = self { return true }
        return false
    }

    public var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// What declarations of one name make of it: one type where they agree, else all of them.
    static func merging(_ types: [ResolvedType]) -> ResolvedType {
        if types.count == 1, types[0].alternatives == nil { return types[0] }
        var parts: [ResolvedType] = []
        for type in types {
            if case .alternatives(let inner) = type {
                for part in inner where !parts.contains(part) { parts.append(part) }
            } else if !parts.contains(type) {
                parts.append(type)
            }
        }
        guard let first = parts.first else { return .unknown }
        return parts.count == 1 || parts.allSatisfy(\.isForeign) ? first : .alternatives(parts)
    }

    /// The type where it isn't called: of a property and a function of one name the property is meant.
    var asValue: ResolvedType {
        guard case .alternatives(let parts) = self else { return self }
        let values = parts.filter { !$0.isFunction }
        return values.isEmpty ? self : .merging(values)
    }

    /// The type where it is called: of a property and a function of one name the function is meant.
    var asCallee: ResolvedType {
        guard case .alternatives(let parts) = self else { return self }
        let functions = parts.filter(\.isFunction)
        return functions.isEmpty ? self : .merging(functions)
    }

    var isFunction: Bool {
        if case .function = self { return true }
        return false
    }

    /// True where nothing of the project can be in it.
    public var isForeign: Bool {
        guard isKnown else { return false }
        var isForeign = true
        if case .constrained = self { isForeign = false }
        if case .external(_, let arguments) = self, arguments.contains(.unknown) { isForeign = false }
        forEachType { _ in isForeign = false }
        return isForeign
    }

    /// The types that it may be, where there are several.
    public var alternatives: [ResolvedType]? {
        if case .alternatives(let parts) = unwrapped { return parts }
        return nil
    }

    /// The protocols of a composition, also of one that an alias stands for; any other type alone.
    public var conjuncts: [ResolvedType] {
        guard case .constrained(let parts) = self else { return [self] }
        return parts.flatMap(\.conjuncts)
    }

    /// The project's type that this is an instance of.
    public var typeID: TypeID? {
        switch self {
        case .nominal(let id, _), .uncertain(let id): id
        case .optional(let inner): inner.typeID
        default: nil
        }
    }

    /// True where nothing of the project can hide behind it.
    public var isKnown: Bool {
        switch self {
        case .unknown, .uncertain, .alternatives: false
        case .optional(let inner), .array(let inner), .function(let inner), .metatype(let inner), .binding(let inner),
            .wrapper(let inner):
            inner.isKnown
        case .constrained, .nominal, .external: true
        case .dictionary(let key, let value): key.isKnown && value.isKnown
        case .tuple(let elements, _): elements.allSatisfy(\.isKnown)
        }
    }

    /// True for a value of which all is told that it holds, arguments included.
    ///
    /// - Parameter isAccepted: false for types from outside that count as unknown.
    public func isTold(where isAccepted: (NameID) -> Bool = { _ in true }) -> Bool {
        switch self {
        case .nominal(_, let parts), .tuple(let parts, _): parts.allSatisfy { $0.isTold(where: isAccepted) }
        case .external(let name, let parts): isAccepted(name) && parts.allSatisfy { $0.isTold(where: isAccepted) }
        case .optional(let inner), .array(let inner): inner.isTold(where: isAccepted)
        case .dictionary(let key, let value): key.isTold(where: isAccepted) && value.isTold(where: isAccepted)
        default: false
        }
    }

    /// All project types that occur in it, arguments included.
    public func forEachType(_ body: (TypeID) -> Void) {
        switch self {
        case .unknown: break
        case .nominal(let id, let arguments):
            body(id)
            for argument in arguments { argument.forEachType(body) }
        case .uncertain(let id): body(id)
        case .external(_, let arguments), .tuple(let arguments, _), .constrained(let arguments),
            .alternatives(let arguments):
            for argument in arguments { argument.forEachType(body) }
        case .metatype(let inner), .optional(let inner), .array(let inner), .function(let inner), .binding(let inner),
            .wrapper(let inner):
            inner.forEachType(body)
        case .dictionary(let key, let value):
            key.forEachType(body)
            value.forEachType(body)
        }
    }
}
