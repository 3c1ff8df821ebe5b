import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `var queries: Published<String>.Publisher { $query }`: a property that hands out the publisher of another one
/// (catalogue 155).
///
/// An `AnyPublisher` of the same values can take its place where no code of the project asks for the publisher's own
/// type.
struct HandedOutPublisher {
    /// The published property.
    let property: PropertyKey
    /// The name of the property that hands it out.
    let name: NameID
    /// The type that declares it.
    let declaring: TypeID
    /// `Published<String>.Publisher`
    let type: PublishedPublisherType
    /// `$query`, `self.$query` or `search.$query`
    let value: SyntaxNode

    /// - Parameter node: `$query`, alone or behind names.
    init?(_ node: SyntaxNode, _ property: PropertyKey, _ analysis: FileAnalysis) {
        var value = node
        if node.kind == .memberComponent {
            guard let chain = node.parent, node.nextSibling == nil,
                chain.children.allSatisfy(HandedOutPublisher.isName)
            else { return nil }
            value = chain
        } else if node.kind != .identifierExpression || node.parent?.kind == .chainExpression {
            return nil
        }
        guard let binding = HandedOutPublisher.binding(handingOut: value), let pattern = binding.firstChild,
            pattern.kind == .identifierPattern,
            let written = binding.child(.typeAnnotation)?.typeChild, let type = PublishedPublisherType(written),
            let declaring = analysis.enclosingType(of: node)
        else { return nil }
        self.property = property
        self.declaring = declaring
        self.value = value
        self.type = type
        name = pattern.name
    }

    /// The computed property of which the value is all that the getter gives.
    static func binding(handingOut value: SyntaxNode) -> SyntaxNode? {
        var statement = value
        if let parent = value.parent, parent.kind == .returnStatement { statement = parent }
        guard var block = statement.parent, block.kind == .codeBlock, block.childCount == 1 else { return nil }
        if let accessor = block.parent, accessor.kind == .accessor {
            guard accessor.name == KnownName.get.id else { return nil }
            block = accessor
        }
        guard let accessors = block.parent, accessors.kind == .accessorBlock, accessors.childCount == 1,
            let binding = accessors.parent,
            binding.kind == .binding, binding.parent?.parent?.kind == .memberBlock
        else { return nil }
        return binding
    }

    /// The edits of this property; nil where something may ask for the publisher's own type.
    func edits(_ subject: String, _ context: FileSemantics) -> [TextEdit]? {
        let semantics = context.semantics
        let isWhole =
            declaring == property.owner
            ? HandedOutGroup(name, [declaring], semantics).isWhole : isAskedForByName(semantics)
        guard isWhole, !semantics.asksForPublisher(of: type, named: name) else { return nil }
        let editing = context.editing
        let base = value.kind == .chainExpression ? value.children.dropLast().map(\.text).joined() + "." : ""
        return [
            editing.replace(type.node.range, type.erased),
            editing.replace(value.range, "\(base)\(subject).eraseToAnyPublisher()"),
        ]
    }

    /// True for a property of another type than the one that publishes, which no protocol and no other class knows.
    private func isAskedForByName(_ semantics: Semantics) -> Bool {
        let index = semantics.index
        let isPlain = index.types[declaring].kind == .class || index.types[declaring].kind == .struct
        let isAsked = index.foreignConformances(of: declaring).contains {
            $0 != KnownName.ObservableObject.id && !SDKAncestors.withoutState.contains(index.text($0))
        }
        return isPlain && !isAsked && !semantics.isRequirement(name, of: declaring)
            && index.members(named: name, of: declaring).count == 1
            && semantics.family(of: declaring).allSatisfy {
                $0 == declaring || index.members(named: name, of: $0).isEmpty
            }
    }

    private static func isName(_ part: SyntaxNode) -> Bool {
        part.kind == .identifierExpression || part.kind == .memberComponent
    }
}

/// `Published<T>.Publisher`
struct PublishedPublisherType {
    let node: SyntaxNode
    /// `T`
    let value: SyntaxNode

    init?(_ node: SyntaxNode) {
        guard node.kind == .namedType else { return nil }
        let components = node.children.filter { $0.kind == .typeComponent }
        guard components.count >= 2, components[components.count - 1].name == KnownName.Publisher.id,
            components[components.count - 2].name == KnownName.Published.id,
            let value = components[components.count - 2].typeChild
        else { return nil }
        self.node = node
        self.value = value
    }

    var erased: String { "AnyPublisher<\(value.text), Never>" }

    /// The last name in `T`, by which two types are told apart.
    var lastName: NameID? {
        node.tree.tokens[value.firstToken..<value.endToken].last { $0.kind == .identifier }?.payload
    }
}

/// Properties of one name that hand out publishers and are bound to one type by protocols that ask for them.
///
/// They move together.
struct HandedOutGroup {
    /// The classes that declare them.
    private(set) var classes: Set<TypeID> = []
    /// False where one of them can't be rewritten.
    private(set) var isWhole: Bool

    /// - Parameter types: a class, or all that conforms to a protocol that asks for the publisher.
    init(_ name: NameID, _ types: [TypeID], _ semantics: Semantics) {
        let index = semantics.index
        var queue = types
        isWhole = !types.isEmpty
        var protocols: Set<TypeID> = []
        while let next = queue.popLast() {
            guard let owner = semantics.members.members(named: name, in: next).first?.owner,
                HandedOutGroup.handsOut(name, owner, semantics)
            else {
                isWhole = false
                return
            }
            guard classes.insert(owner).inserted else { continue }
            for base in index.inheritedTypes(of: next)
            where index.types[base].kind == .protocol && !index.members(named: name, of: base).isEmpty {
                guard protocols.insert(base).inserted else { continue }
                let requirements = index.members(named: name, of: base)
                guard requirements.count == 1, let requirement = requirements.first,
                    HandedOutGroup.isPublisher(requirement, index)
                else {
                    isWhole = false
                    return
                }
                queue += semantics.conformers(of: base)
            }
        }
    }

    /// True for a requirement that is written as `Published<T>.Publisher`: another one can't be rewritten with what
    /// meets it.
    private static func isPublisher(_ requirement: MemberReference, _ index: ProjectIndex) -> Bool {
        guard case .named(let components) = index.decode(index.fact(requirement).type, file: requirement.file) else {
            return false
        }
        return components.suffix(2).map(\.name) == [KnownName.Published.id, KnownName.Publisher.id]
    }

    /// True for a class with one such property, in its plain form, that no superclass or subclass has as well.
    private static func handsOut(_ name: NameID, _ owner: TypeID, _ semantics: Semantics) -> Bool {
        let index = semantics.index
        guard semantics.project.legacy.classes[owner] != nil, index.members(named: name, of: owner).count == 1,
            let member = index.members(named: name, of: owner).first,
            let analysis = semantics.project.analysis(of: member.file),
            semantics.family(of: owner).allSatisfy({ $0 == owner || index.members(named: name, of: $0).isEmpty })
        else { return false }
        return analysis.references.contains { reference in
            guard reference.kind == .publisher, reference.isCertain, let key = reference.property, key.owner == owner,
                let found = HandedOutPublisher(reference.node, key, analysis), found.name == name,
                found.declaring == owner,
                !semantics.asksForPublisher(of: found.type, named: name),
                case .possible = semantics.bridge(of: key)
            else { return false }
            return true
        }
    }
}

/// `var queries: Published<String>.Publisher { get }` of a protocol.
struct PublisherRequirement {
    let type: PublishedPublisherType
    let name: NameID
    let owner: TypeID

    init?(_ component: SyntaxNode, _ analysis: FileAnalysis) {
        guard let node = component.parent, let type = PublishedPublisherType(node), let annotation = node.parent,
            annotation.kind == .typeAnnotation,
            let binding = annotation.parent, binding.kind == .binding, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern,
            let block = binding.parent?.parent, block.kind == .memberBlock, block.parent?.kind == .protocolDeclaration,
            let accessors = binding.child(.accessorBlock), accessors.childCount == 1,
            accessors.firstChild?.name == KnownName.get.id,
            let owner = analysis.enclosingType(of: node)
        else { return nil }
        self.type = type
        self.owner = owner
        name = pattern.name
    }
}

extension Semantics {
    /// `Published` in the written types of a file.
    func typesNamingPublished(in analysis: FileAnalysis) -> [SyntaxNode] {
        guard index.mentions(KnownName.Published.id, file: analysis.file) else { return [] }
        return tree(of: analysis).nodes.filter { $0.kind == .typeComponent && $0.name == KnownName.Published.id }
    }
}

private let onlyValuesQuestion = SharedQuestion<NameID, Bool>()
private let demandsQuestion = SharedQuestion<Int, Set<NameID>>()

extension Semantics {
    /// True where code may take only the own type of what a property hands out.
    func asksForPublisher(of type: PublishedPublisherType, named property: NameID) -> Bool {
        asksForPublisher(of: type) && !usesOnlyValues(ofPublisherNamed: property)
    }

    /// True where everything that has the name of a property is only asked for values, wherever it is named.
    private func usesOnlyValues(ofPublisherNamed name: NameID) -> Bool {
        answers.answer(onlyValuesQuestion, name) {
            files(mentioning: name).allSatisfy { file in
                guard let analysis = project.analysis(of: Int(file)), analysis.problem == nil else { return false }
                return code(of: analysis).nodes(named: name, in: tree(of: analysis).root).allSatisfy { node in
                    guard node.kind == .identifierExpression || node.kind == .memberComponent else {
                        return node.kind == .identifierPattern
                    }
                    return if case .values = PublisherUse.of(node, self) { true } else { false }
                }
            }
        }
    }

    /// True where code may take only the publisher's own type: a parameter, a stored property, a result, or a getter
    /// that gets it elsewhere.
    private func asksForPublisher(of type: PublishedPublisherType) -> Bool {
        guard let name = type.lastName else { return true }
        return publisherDemands.contains(name) || publisherDemands.contains(0)
            || index.files.indices.contains { file in
                index.files[file].typealiases.contains { index.translate($0.name, file: file) == name }
            }
    }

    /// The last names in the values of publishers that code asks for by their type; 0 where one could be any.
    private var publisherDemands: Set<NameID> { answers.answer(demandsQuestion, 0) { findPublisherDemands() } }

    private func findPublisherDemands() -> Set<NameID> {
        var result: Set<NameID> = []
        for analysis in project.analyses {
            for component in typesNamingPublished(in: analysis) {
                guard let node = component.parent, let type = PublishedPublisherType(node) else {
                    // `Published<T>` itself, or the publisher of one that the compiler infers.
                    if component.nextSibling != nil || component.parent?.parent?.kind == .typealiasDeclaration {
                        result.insert(0)
                    }
                    continue
                }
                if PublisherRequirement(component, analysis) != nil || isHandedOut(node) { continue }
                result.insert(type.lastName ?? 0)
            }
        }
        return result
    }

    private func isHandedOut(_ type: SyntaxNode) -> Bool {
        guard let binding = type.parent?.parent, binding.kind == .binding, let accessors = binding.child(.accessorBlock)
        else { return false }
        return accessors.contains {
            $0.isProjection && HandedOutPublisher.binding(handingOut: $0.wholeExpression) == binding
        }
    }
}
