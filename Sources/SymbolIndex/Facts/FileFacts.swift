import SourceText
import Syntax

/// A type or an initial value as it was written, in `FileFacts.codes`; 0 is none.
public typealias CodeOffset = UInt32

/// What one file tells about the project: its declarations, without its tree.
///
/// Names are numbers of the worker's own table until they are asked for through `ProjectIndex`.
public struct FileFacts: Sendable {
    public var path: String
    public var contentHash: UInt64
    /// Which worker's name table the names belong to.
    public var worker: Int = 0
    public var imports: [ImportFact] = []
    public var types: [TypeFact] = []
    public var members: [MemberFact] = []
    /// `members[globalRange]` stand outside of any type.
    public var globalRange: Range<Int32> = 0..<0
    public var typealiases: [TypealiasFact] = []
    /// Encoded types and initial values; see `TypeEncoder`.
    public var codes: [UInt32] = [0]
    /// The identifiers that occur in the file, each once.
    public var mentions: [NameID] = []
    /// The names behind a dollar sign that occur in the file, each once.
    public var projectedMentions: [NameID] = []
    /// True where one of the names of the legacy system occurs.
    public var mentionsLegacy = false
    public var problem: SyntaxProblem?
    /// True for a file that `#!` begins and that is compiled alone: of several files only `main.swift` may begin so.
    public var isScript = false
    /// Comments that ask the tool for something, in the order of the file.
    public var directives: [DirectiveFact] = []
    /// True where the file holds comments that the tool wrote.
    public var holdsTodoComments = false
    /// Where the problem is, since the bytes are not kept.
    public var problemLocation: SourceLocation?
    /// Attributes and expressions that may be macros: the tool doesn't see what they make.
    public var macros: [MacroFact] = []
    /// Where the file names what no object publishes, in its order; see `OutsideNames`.
    public var outsideOffsets: [UInt32] = []
}

/// One `import`.
public struct ImportFact: Sendable {
    /// The first part of the module path.
    public let module: NameID
    /// Stands within `#if`.
    public let isConditional: Bool
    /// `@_exported`: who imports this module sees that one too.
    public let isExported: Bool
    /// `@testable`: internal declarations of the module are seen too.
    public let isTestable: Bool
    /// `Store` of `import struct Core.Store`; 0 where all names of the module are imported.
    let onlyName: NameID
}

/// `@Name` on a type, or `#name` as a declaration, that Swift and its SDKs don't know.
public struct MacroFact: Sendable {
    public let name: NameID
    /// `@Name` rather than `#name`.
    public let isAttached: Bool
    public let line: Int
}

/// A declaration of a type, or an extension.
public struct TypeFact: Sendable {
    public enum Kind: UInt8, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    }

    public let kind: Kind
    /// The name; for an extension the last part of the extended type's name.
    public let name: NameID
    /// Index of the enclosing type in the same file, or -1.
    public let parent: Int32
    /// UTF-8 offset of the name, or of the keyword of an extension.
    public let offset: UInt32
    /// The extended type of an extension.
    public let extended: CodeOffset
    /// Inherited types in order.
    public let inherited: [CodeOffset]
    public let genericParameters: [GenericParameterFact]
    /// `where T: P` of the declaration: subject and constraint by turns.
    public let requirements: [CodeOffset]
    public let attributes: [NameID]
    public let access: AccessLevel
    public let isConditional: Bool
    public let isNonisolated: Bool
    /// `members[memberRange]` of the file.
    public var memberRange: Range<Int32> = 0..<0
}

public struct GenericParameterFact: Sendable {
    public let name: NameID
    public let constraint: CodeOffset
}

public struct TypealiasFact: Sendable {
    public let name: NameID
    /// Index of the enclosing type in the same file, or -1.
    public let parent: Int32
    public let target: CodeOffset
    /// With names of the file, like `name`.
    public let genericParameters: [GenericParameterFact]
    /// `where T: P` of the declaration: subject and constraint by turns.
    public let requirements: [CodeOffset]
    public let access: AccessLevel
    /// An associated type, of which the target is what it must conform to.
    public let isAssociatedType: Bool
    public let offset: UInt32
}

public enum AccessLevel: UInt8, Sendable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    public static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}

/// A property, function, initializer, subscript or enum case; also a global one.
public struct MemberFact: Sendable {
    public enum Kind: UInt8, Sendable {
        case property, function, initializer, `subscript`, enumCase
    }

    public struct Flags: OptionSet, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let isStatic = Flags(rawValue: 1)
        public static let isLet = Flags(rawValue: 2)
        /// Has a getter, so that nothing is stored.
        public static let isComputed = Flags(rawValue: 4)
        public static let hasInitialValue = Flags(rawValue: 8)
        public static let isOverride = Flags(rawValue: 16)
        public static let isConditional = Flags(rawValue: 32)
        public static let isLazy = Flags(rawValue: 64)
        /// A function that changes its value in place.
        public static let isMutating = Flags(rawValue: 128)
        /// An initializer of an extension that calls another one of the type, which gives the properties their values.
        public static let isDelegating = Flags(rawValue: 256)
    }

    public let kind: Kind
    public let access: AccessLevel
    public let flags: Flags
    public let name: NameID
    /// The type of a property, the result of a function or subscript.
    public let type: CodeOffset
    /// The initial value of a property without a written type.
    public let initialValue: CodeOffset
    /// UTF-8 offset of the name.
    public let offset: UInt32
    /// One reference for all lists, since members are many and copied often; nil where all are empty.
    let details: MemberDetails?

    /// Names of the attributes, without `@`.
    public var attributes: [NameID] { details?.attributes ?? [] }
    public var parameters: [ParameterFact] { details?.parameters ?? [] }
    public var genericParameters: [GenericParameterFact] { details?.genericParameters ?? [] }
    public var requirements: [CodeOffset] { details?.requirements ?? [] }
}

/// The lists of a member.
final class MemberDetails: Sendable {
    let attributes: [NameID]
    let parameters: [ParameterFact]
    let genericParameters: [GenericParameterFact]
    let requirements: [CodeOffset]

    /// Nil where all lists are empty, as for most members: asked before there is an object, which an initializer that
    /// fails would make in vain.
    static func make(
        attributes: [NameID], parameters: [ParameterFact], genericParameters: [GenericParameterFact],
        requirements: [CodeOffset]
    ) -> MemberDetails? {
        if attributes.isEmpty, parameters.isEmpty, genericParameters.isEmpty, requirements.isEmpty { return nil }
        return MemberDetails(
            attributes: attributes, parameters: parameters, genericParameters: genericParameters,
            requirements: requirements)
    }

    private init(
        attributes: [NameID], parameters: [ParameterFact], genericParameters: [GenericParameterFact],
        requirements: [CodeOffset]
    ) {
        self.attributes = attributes
        self.parameters = parameters
        self.genericParameters = genericParameters
        self.requirements = requirements
    }
}

public struct ParameterFact: Sendable {
    /// The argument label; `_` where there is none.
    public let label: NameID
    public let type: CodeOffset
    /// True for a parameter that may be left out, a variadic one too.
    public let hasDefault: Bool
    /// The argument is an expression that is evaluated later; the type is that of the function around it.
    let isAutoclosure: Bool
}
