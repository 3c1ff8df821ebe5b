import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A `@Published` property that stays behind a tracked one of its name, so that its publisher stays what it was
/// (catalogue 60, 155, 216).
///
/// For uses in which a subject could be told from the publisher, or can't stand in for it.
struct KeptPublisher {
    /// The file of the declaration.
    let file: Int
    private let property: StoredProperty
    private let storage: TrackedStorage
    /// True where only the class itself uses the publisher, in the file of the declaration.
    private let isOwn: Bool
    /// Names of the property in code that makes or releases an object, which set the storage, as they did.
    private let mentions: [SyntaxNode]

    /// `$queryStorage` of `$query`.
    var projection: String { "$" + storage.name }
    /// `_queryStorage` of `_query`.
    var wrapper: String { "_" + storage.name }

    /// Nil where the property can't be in two, or where its publisher is set or may have to be of another one's type.
    init?(_ key: PropertyKey, _ semantics: Semantics) {
        guard let (property, analysis) = PublisherBridge.declaration(of: key, semantics),
            let wrapper = property.attributes.first(where: { $0.name == KnownName.Published.id }),
            property.partsOfAttribute == nil, semantics.changeBridge(of: key.owner) == nil
        else { return nil }
        let context = semantics.context(of: analysis)
        let uses = semantics.project.table.publisherUses[key] ?? []
        guard !uses.contains(where: { KeptPublisher.mayBeBoundToOthers($0.node, semantics) }),
            let mentions = MakingMentions(of: property, context).nodes,
            let storage = TrackedStorage(property, behind: wrapper, of: key.owner, context)
        else { return nil }
        file = analysis.file
        self.property = property
        self.storage = storage
        self.mentions = mentions
        isOwn = property.access < .public && PublisherBridge.isUsedInside(key, analysis, semantics)
    }

    /// `.assign(to: &other.$x)`, which would no longer be announced, and `MergeMany($x, $y)` and the like, which may
    /// want publishers of one type.
    private static func mayBeBoundToOthers(_ node: SyntaxNode, _ semantics: Semantics) -> Bool {
        let value = node.wholeExpression
        guard let parent = value.parent else { return false }
        if PublisherUse.isAssigned(node) { return !node.isOfSelf }
        guard parent.kind == .argument, let call = parent.parent, let callee = call.previousSibling else {
            return false
        }
        let name = semantics.index.text(callee.name)
        guard call.children.contains(where: { other in other != parent && other.contains { $0.isProjection } }),
            !CombineNames.joins(name), !CombineNames.takingAny.contains(name)
        else { return false }
        let parameters = GenericArgument(parent, of: call, callee, semantics).parameters
        return parameters.isEmpty
            || parameters.contains { GenericArgument.isGeneric($1, of: $0, semantics.index) }
    }

    /// The two declarations, and what names the property where objects are made.
    func edits() -> [TextEdit] {
        let editing = Editing(tree: property.declaration.tree)
        return storage.edits(access: access, editing)
            + mentions.map { editing.replaceToken($0.anchor, storage.name) }
    }

    private var access: String {
        switch property.access {
        case _ where isOwn: "private"
        case .private: "private"
        case .fileprivate: "fileprivate private(set)"
        case .package: "package private(set)"
        case .public, .open: "public private(set)"
        case .internal: "private(set)"
        }
    }
}

/// Where the code that makes or releases an object names a property of it.
private struct MakingMentions {
    /// Nil where a name can't become that of the storage, or where others may have the object by then.
    let nodes: [SyntaxNode]?

    init(of property: StoredProperty, _ context: FileSemantics) {
        var nodes: [SyntaxNode] = []
        for member in MakingMentions.makers(beside: property.declaration) {
            let found = context.code.nodes(named: property.name, in: member).filter {
                !$0.isProjection && MakingMentions.isRun($0, by: member) && MakingMentions.isMember($0)
            }
            let isLate = member.contains {
                $0.kind == .prefixExpression && $0.anchorToken.payload == KnownName.await.id
            }
            guard found.isEmpty || !isLate, found.allSatisfy({ $0.kind.isExpression || $0.kind == .memberComponent })
            else {
                self.nodes = nil
                return
            }
            nodes += found
        }
        self.nodes = nodes
    }

    /// Initializers and `deinit`, in `#if` as well; a convenience initializer has an object that is made already.
    private static func makers(beside property: SyntaxNode) -> [SyntaxNode] {
        var result: [SyntaxNode] = []
        property.parent?.walk { node in
            switch node.kind {
            case .memberBlock, .conditionalCompilation, .conditionalCompilationClause: return true
            case .deinitializerDeclaration: result.append(node)
            case .initializerDeclaration where !node.children.contains(where: { $0.text == "convenience" }):
                result.append(node)
            default: break
            }
            return false
        }
        return result
    }

    private static func isRun(_ node: SyntaxNode, by member: SyntaxNode) -> Bool {
        node.ancestor {
            $0 == member || $0.kind == .closureExpression || $0.kind == .functionDeclaration || $0.kind == .memberBlock
        } == member
    }

    /// What is no local, no label and no member of another object.
    private static func isMember(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .memberComponent: node.isOfSelf
        case .identifierExpression: LocalName(meantBy: node) == nil
        default: node.isShorthandBinding && LocalName(meantBy: node) == nil
        }
    }
}

private let keptQuestion = SharedQuestion<PropertyKey, KeptPublisher?>()

extension Semantics {
    /// The publisher of a property that stays, since a subject could be told from it or can't take its place; nil where
    /// a subject does, or where nothing uses it.
    func keptPublisher(of property: PropertyKey) -> KeptPublisher? {
        answers.answer(keptQuestion, property) {
            guard let uses = project.table.publisherUses[property], let kept = KeptPublisher(property, self),
                tellsSubjectApart(property, uses)
            else { return nil }
            return kept
        }
    }

    private func tellsSubjectApart(_ property: PropertyKey, _ uses: [(file: Int, node: SyntaxNode)]) -> Bool {
        let kinds = uses.filter { !isReceivedByView($0, property) }.map { PublisherUse.of($0.node, self) }
        guard kinds.contains(where: { !$0.isAssignment }) else { return false }
        let hasOwnType = kinds.contains { if case .values = $0 { false } else { !$0.isAssignment } }
        if hasOwnType { return true }
        if case .impossible = bridge(of: property) { return true }
        return causeToSeeBridge(of: property) != nil
    }
}
