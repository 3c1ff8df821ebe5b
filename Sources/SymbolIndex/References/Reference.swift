import SourceText
import Syntax

/// A stored property by the type that declares it.
public struct PropertyKey: Hashable, Sendable {
    public let owner: TypeID
    public let name: NameID

    public init(owner: TypeID, name: NameID) {
        self.owner = owner
        self.name = name
    }
}

/// The property wrappers that want an `ObservableObject`.
public enum LegacyWrapper: Sendable, CaseIterable {
    case observedObject, stateObject, environmentObject
    /// Of FactoryKit, which makes the object by a container and keeps it as `@StateObject` does.
    case injectedObject

    /// The one of SwiftUI that has a name; nil for any other name.
    public init?(_ name: NameID) {
        switch KnownName(rawValue: name) {
        case .StateObject: self = .stateObject
        case .ObservedObject: self = .observedObject
        case .EnvironmentObject: self = .environmentObject
        default: return nil
        }
    }

    /// `StateObject`, `ObservedObject`, `EnvironmentObject`
    public static let names = [LegacyWrapper.stateObject, .observedObject, .environmentObject].map(\.name.text)

    public var name: KnownName {
        switch self {
        case .stateObject: .StateObject
        case .observedObject: .ObservedObject
        case .environmentObject: .EnvironmentObject
        case .injectedObject: .InjectedObject
        }
    }
}

/// A place in a file that matters to the migration of one or more types.
public struct Reference: Sendable {
    public enum Kind: Sendable, Equatable {
        /// The declaration of an `ObservableObject` class; the node is the declaration.
        case classDeclaration
        /// An extension whose clause names `ObservableObject`; the node is the extension.
        case conformanceExtension
        /// A class with the conformance within a function; the node is the declaration.
        case localClass
        /// The declaration of a protocol that refines `ObservableObject`, or of one that refines such a protocol; the
        /// node is the declaration.
        case protocolDeclaration
        /// A class within a function that conforms to such a protocol; the node is the declaration.
        case localConformer
        /// The declaration of a property behind a legacy wrapper.
        case wrapperProperty(LegacyWrapper)
        /// `$x` of such a property; the node is the name.
        case projection
        /// `_x = …` of such a property; the node is the whole assignment.
        case storageAssignment
        /// `_x` of such a property in another place.
        case storage
        /// `$x` or `.$x` of a `@Published` property.
        case publisher
        /// `_x = …` of a `@Published` property; the node is the whole assignment.
        case publishedStorageAssignment
        /// `_x` of a `@Published` property in another place.
        case publishedStorage
        /// `objectWillChange`.
        case objectWillChange
        /// `.environmentObject(x)`; the node is the name.
        case injection
        /// `StateObject<T>`, `ObservedObject(…)` and the like in a place that no rule rewrites.
        case legacyTypeName
        /// A value of the type is passed to code that is generic over `ObservableObject`, or to one of its extension's
        /// members.
        case genericFlow
        /// `any ObservableObject` or a cast to it: can hold any of the types.
        case existential
        /// A property of the type behind a wrapper that the tool doesn't know.
        case unknownWrapper
        /// `access(…)` or `withMutation(…)` of the module or a library, which a member that the macro makes would hide.
        case hiddenFunction
        /// `$delegate` of an application delegate adaptor.
        case delegateProjection
        /// `Mirror(reflecting: x)` or `dump(x)` of an object; the node is the name.
        case reflection
        /// The name of a class where it may mean another class of this name; the node is around the name.
        case ambiguousName
        /// The name of a type of another repository (`LegacyTypes.foreign`).
        case foreignName
        /// A member of an object of such a type that is called or written; the node is the name.
        case foreignMember
    }

    public let kind: Kind
    public let node: SyntaxNode
    /// The classes it concerns.
    public let types: [TypeID]
    /// False where the expression was not understood, so that the classes are the ones it may concern.
    ///
    /// They are those that a declaration of the expression's last name has (`LegacyTypes.membersOfLegacyType`), else
    /// all. Rules refuse such a reference (`unresolved-expression`, `uncertain-type`).
    public let isCertain: Bool
    /// The property it belongs to.
    public let property: PropertyKey?
    /// The resolved type of the object, for wrappers and injections.
    public let type: ResolvedType
    /// A local, a parameter or a pattern has the property's name here, so that the plain name would mean something
    /// else.
    public var isNameHidden = false
    /// Something declares `$name` here that is not the property's.
    public var isProjectionHidden = false
}

/// What is known of one file that matters: the references in it, and its tree where it has any.
///
/// An object, since rules hand it on and it holds many tables.
///
/// More than half of the code that matters by its names turns out to hold no reference. A rule that looks into such a
/// file gets its tree from `Semantics.tree`, which parses it again and keeps it as long as the worker; nodes have the
/// same numbers then. So a rule that could ask this of every file asks for a mark first, which the second pass leaves
/// while it has the tree (`FileHazards`).
public final class FileAnalysis: Sendable {
    /// Index of the file in `ProjectIndex.files`.
    public let file: Int
    public let source: SourceFile
    /// The first thing that Swift would not accept.
    public let problem: SyntaxProblem?
    /// Nil where the file holds no reference. Most files that matter are such, and rules look into few of them.
    private let keptTree: SyntaxTree?
    public let references: [Reference]
    /// Whose members the names in the file are.
    public let uses: MemberUses
    public let hazards: FileHazards
    /// The types that the file's type declarations and extensions belong to, by node.
    public let typeOfNode: [Int32: TypeID]

    init(
        file: Int, tree: SyntaxTree, references: [Reference], uses: MemberUses, hazards: FileHazards,
        typeOfNode: [Int32: TypeID]
    ) {
        self.file = file
        source = tree.file
        problem = tree.problems.first
        keptTree = references.isEmpty ? nil : tree
        self.references = references
        self.uses = uses
        self.hazards = hazards
        self.typeOfNode = typeOfNode
    }

    /// A file that does not matter: it holds no reference.
    ///
    /// - Parameter typeOfNode: the types of its declarations and extensions, by node.
    public init(unanalyzed file: Int, source: SourceFile, typeOfNode: [Int32: TypeID]) {
        self.file = file
        self.source = source
        problem = nil
        keptTree = nil
        references = []
        uses = MemberUses()
        hazards = FileHazards(
            writtenNames: [], publishedChanges: [], publishedTargets: [], mayMakeObjectsInUpdates: false)
        self.typeOfNode = typeOfNode
    }

    /// The tree of the file, made again where it was not kept: whoever asks keeps it as long as its nodes.
    ///
    /// - Parameter names: a copy of the index's names.
    public func tree(names: inout NameTable) -> SyntaxTree { keptTree ?? SyntaxTree.parse(source, names: &names) }

    /// The declarations and extensions of a type in the file, in the order of the tree's numbers.
    public func nodes(of type: TypeID) -> [Int32] { typeOfNode.compactMap { $0.value == type ? $0.key : nil }.sorted() }

    /// The project's type whose declaration or extension is nearest around a node.
    public func enclosingType(of node: SyntaxNode) -> TypeID? {
        guard let declaration = node.enclosingDeclaration else { return nil }
        return typeOfNode[declaration.index]
    }

    /// The project's types whose declarations and extensions are around a node, inner ones first.
    public func typesAround(_ node: SyntaxNode) -> [TypeID] {
        node.enclosingDeclarations.compactMap { typeOfNode[$0.index] }
    }
}

/// The references of all files by what they concern; the second and last barrier.
public struct ReferenceTable: Sendable {
    /// Properties behind legacy wrappers of which `$x` is used somewhere.
    public private(set) var projectedProperties: Set<PropertyKey> = []
    /// Properties behind legacy wrappers with the classes they hold; several wrappers where branches of `#if` differ
    /// (catalogue 225).
    public private(set) var wrapperProperties: [PropertyKey: (wrappers: Set<LegacyWrapper>, types: [TypeID])] = [:]
    /// The classes that the properties behind legacy wrappers of a type hold.
    public private(set) var followedTypes: [TypeID: Set<TypeID>] = [:]
    /// The files in which `_x` of a property is assigned, one entry for each assignment.
    public private(set) var storageAssignments: [PropertyKey: [Int]] = [:]
    /// Classes of which some object is injected into the environment, or may be.
    public private(set) var injectedTypes: Set<TypeID> = []
    /// Classes of objects that some view looks up in the environment.
    public private(set) var environmentTypes: Set<TypeID> = []
    /// Classes whose changes something subscribes to, so that they are likely to stay.
    public private(set) var subscribedTypes: Set<TypeID> = []
    /// Where `$x` of a `@Published` property is used, as far as it is certain whose it is.
    public private(set) var publisherUses: [PropertyKey: [(file: Int, node: SyntaxNode)]] = [:]
    /// Where `objectWillChange` of a class is used, as far as it is certain whose it is.
    public private(set) var changeUses: [TypeID: [(file: Int, node: SyntaxNode)]] = [:]
    /// Classes whose `objectWillChange` some code may use of which that is not certain.
    public private(set) var typesLeftOpen: Set<TypeID> = []
    /// How properties are handled in all files.
    public let hazards: HazardCollector

    public init(_ analyses: [FileAnalysis], hazards: HazardCollector) {
        self.hazards = hazards
        for analysis in analyses {
            for reference in analysis.references {
                if reference.kind == .publisher || reference.kind == .objectWillChange {
                    subscribedTypes.formUnion(reference.types)
                }
                if reference.kind == .injection { injectedTypes.formUnion(reference.types) }
                if reference.kind == .wrapperProperty(.environmentObject) {
                    environmentTypes.formUnion(reference.types)
                }
                if reference.kind == .objectWillChange {
                    if reference.isCertain, reference.types.count == 1 {
                        changeUses[reference.types[0], default: []].append((analysis.file, reference.node))
                    } else {
                        typesLeftOpen.formUnion(reference.types)
                    }
                }
                guard let key = reference.property else { continue }
                switch reference.kind {
                case .projection: projectedProperties.insert(key)
                case .publisher where reference.isCertain:
                    publisherUses[key, default: []].append((analysis.file, reference.node))
                case .storageAssignment: storageAssignments[key, default: []].append(analysis.file)
                case .wrapperProperty(let wrapper):
                    let known = wrapperProperties[key] ?? (wrappers: [], types: [])
                    wrapperProperties[key] = (known.wrappers.union([wrapper]), reference.types + known.types)
                    followedTypes[key.owner, default: []].formUnion(reference.types)
                default: break
                }
            }
        }
    }
}
