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
            property.partsOfAttribute == nil
        else { return nil }
        let context = semantics.context(of: analysis)
        let uses = semantics.project.table.publisherUses[key] ?? []
        guard !uses.contains(where: { KeptPublisher.mayBeBoundToOthers($0.node, semantics) }),
            !uses.contains(where: { KeptPublisher.mayBeSet($0.node, property, semantics) }),
            let storage = TrackedStorage(property, behind: wrapper, of: key.owner, context),
            let mentions = MakingMentions(of: property, storedIn: storage.name, of: key.owner, context).nodes
        else { return nil }
        file = analysis.file
        self.property = property
        self.storage = storage
        self.mentions = mentions
        isOwn = property.access < .public && PublisherBridge.isUsedInside(key, analysis, semantics)
    }

    /// `MergeMany($x, $y)` and the like, which may want publishers of one type.
    private static func mayBeBoundToOthers(_ node: SyntaxNode, _ semantics: Semantics) -> Bool {
        guard let parent = node.wholeExpression.parent, parent.kind == .argument, let call = parent.parent,
            let callee = call.previousSibling
        else { return false }
        let name = semantics.index.text(callee.name)
        guard call.children.contains(where: { other in other != parent && other.contains { $0.isProjection } }),
            !CombineNames.joins(name), !CombineNames.takingAny.contains(name)
        else { return false }
        let parameters = GenericArgument(parent, of: call, callee, semantics).parameters
        return parameters.isEmpty || parameters.contains { GenericArgument.isGeneric($1, of: $0, semantics.index) }
    }

    /// True where values may be assigned to the publisher, which the tracked property would not tell:
    /// `.assign(to: &other.$x)`, `feed(&$x)`, `$x = $y`, and `$x` that is handed on where something assigns to publishers
    /// that it was handed.
    private static func mayBeSet(_ node: SyntaxNode, _ property: StoredProperty, _ semantics: Semantics) -> Bool {
        if PublisherUse.isAssigned(node) { return !node.isOfSelf }
        let isBehindAmpersand = node.wholeExpression.parent.map {
            $0.kind == .prefixExpression && $0.anchorToken.kind == .prefixAmpersand
        }
        if isBehindAmpersand ?? false || node.isWrittenHere { return true }
        guard isHandedOn(node, semantics.index), let assigned = semantics.valuesAssignedToPublishers else {
            return false
        }
        return assigned.isEmpty
            || property.writtenType.map { type in
                type.contains { $0.kind == .typeComponent && assigned.contains($0.name) }
            } ?? true
    }

    /// True for the publisher itself, given to other code than an operator that only takes values.
    private static func isHandedOn(_ node: SyntaxNode, _ index: ProjectIndex) -> Bool {
        let value = node.wholeExpression
        guard value.tree.tokens[value.lastToken].kind == .dollarIdentifier else { return false }
        guard value.parent?.kind == .argument, let callee = value.parent?.parent?.previousSibling else { return true }
        let name = index.text(callee.name)
        return !CombineNames.joins(name) && !CombineNames.takingAny.contains(name) && name != "AnyPublisher"
    }

    /// The two declarations, and what names the property where objects are made.
    ///
    /// - Parameter announcement: a statement that runs before the property is set.
    func edits(announcement: String?) -> [TextEdit] {
        let editing = Editing(tree: property.declaration.tree)
        return storage.edits(access: access, announcement: announcement, editing)
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

    init(of property: StoredProperty, storedIn storage: String, of owner: TypeID, _ context: FileSemantics) {
        let storageName = context.index.names.lookUp(storage)
        var nodes: [SyntaxNode] = []
        for member in MakingMentions.makers(beside: property.declaration) {
            let found = context.code.nodes(named: property.name, in: member).filter {
                !$0.isProjection && MakingMentions.isRun($0, by: member) && MakingMentions.isMember($0)
            }
            let isLate = member.contains {
                $0.kind == .prefixExpression && $0.anchorToken.payload == KnownName.await.id
            }
            let isPlain = found.allSatisfy { name in
                (name.kind.isExpression || name.kind == .memberComponent)
                    && !(storageName.map { LocalName($0, at: name) != nil } ?? false)
            }
            let end = MakingMentions.firstUseOfWhole(in: member, owner, context)
            let later = found.filter { $0.firstToken > end.token }
            // Who has the object by then is told, and observers run.
            let isTold = !later.contains(where: \.isWrittenHere) || end.isCertain && !property.hasObservers
            guard found.isEmpty || !isLate, isPlain, isTold else {
                self.nodes = nil
                return
            }
            nodes += end.isCertain && !property.hasObservers ? found.filter { $0.firstToken <= end.token } : found
        }
        self.nodes = nodes
    }

    /// The first place of an initializer that needs the whole object: `self` as a value, or a method of its own; certain
    /// where each run comes by it.
    private static func firstUseOfWhole(
        in member: SyntaxNode, _ owner: TypeID, _ context: FileSemantics
    ) -> (token: Int, isCertain: Bool) {
        guard member.kind == .initializerDeclaration else { return (.max, false) }
        var first: SyntaxNode?
        member.walk { node in
            if first != nil || node.kind == .closureExpression || node.kind == .functionDeclaration { return false }
            guard node.kind == .identifierExpression || node.kind == .memberComponent else { return true }
            let isSelf = node.name == KnownName.`self`.id && node.kind == .identifierExpression
            let isValue = isSelf && node.nextSibling?.kind != .memberComponent
            let isMethod =
                node.isCalled && node.isOfSelf
                && (node.kind == .memberComponent || LocalName(node.name, at: node) == nil)
                && context.semantics.members.members(named: node.name, in: owner).contains {
                    context.index.fact($0.member).kind == .function
                }
            if isValue || isMethod { first = node }
            return first == nil
        }
        guard let first else { return (.max, false) }
        let statement = first.ancestor { $0.parent?.kind == .codeBlock }
        return (first.firstToken, statement?.parent?.parent == member)
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

    /// What is no local, no label and no member of another object; a pattern binds a name of its own.
    private static func isMember(_ node: SyntaxNode) -> Bool {
        switch node.kind {
        case .memberComponent: node.isOfSelf
        case .identifierExpression:
            LocalName(meantBy: node) == nil && node.ancestor { $0.kind == .bindingPattern } == nil
        default: node.isShorthandBinding && LocalName(meantBy: node) == nil
        }
    }
}

private let keptQuestion = SharedQuestion<TypeID, [PropertyKey: KeptPublisher]>()
private let assignsQuestion = SharedQuestion<NameID, Set<NameID>?>()

extension Semantics {
    /// The publisher of a property that stays, since a subject could be told from it or can't take its place; nil where
    /// a subject does, or where nothing uses it.
    func keptPublisher(of property: PropertyKey) -> KeptPublisher? {
        guard project.table.publisherUses[property] != nil else { return nil }
        return answers.answer(keptQuestion, property.owner) { findKeptPublishers(of: property.owner) }[property]
    }

    /// All of a class, or none: code may want publishers of one type.
    private func findKeptPublishers(of owner: TypeID) -> [PropertyKey: KeptPublisher] {
        let kinds = project.table.publisherUses.filter { $0.key.owner == owner }.map { property, uses in
            (property, uses.filter { !isReceivedByView($0, property) }.map { PublisherUse.of($0.node, self) })
        }.filter { $0.1.contains { !$0.isAssignment } }.sorted { $0.0.name < $1.0.name }
        var kept: [PropertyKey: KeptPublisher] = [:]
        for (property, _) in kinds {
            guard let publisher = KeptPublisher(property, self) else { return [:] }
            kept[property] = publisher
        }
        return kinds.contains { tellsSubjectApart($0, $1) } ? kept : [:]
    }

    private func tellsSubjectApart(_ property: PropertyKey, _ kinds: [PublisherUse]) -> Bool {
        let hasOwnType = kinds.contains { if case .values = $0 { false } else { !$0.isAssignment } }
        if hasOwnType { return true }
        if case .impossible = bridge(of: property) { return true }
        return causeToSeeBridge(of: property) != nil
    }

    /// The names in the types of values that code may assign to a publisher that is not named as `$x`:
    /// `assign(to: &target)`, or one that a function may set; empty for any type, nil where no code does.
    fileprivate var valuesAssignedToPublishers: Set<NameID>? {
        answers.answer(assignsQuestion, KnownName.Published.id) {
            var targets: [SyntaxNode] = []
            for number in name("assign").map({ files(mentioning: $0) }) ?? [] {
                guard let file = file(number) else { return [] }
                targets += file.tree.nodes.filter { PublisherUse.isAssignedTarget($0) }
            }
            for number in files(mentioning: KnownName.Published.id) {
                guard let file = file(number), !file.tree.nodes.contains(where: isSettablePublisher) else { return [] }
            }
            guard !targets.isEmpty else { return nil }
            var names: Set<NameID> = []
            for target in targets {
                guard let found = namesInValues(of: target) else { return [] }
                names.formUnion(found)
            }
            return names
        }
    }

    /// `inout Published<T>.Publisher` of a parameter.
    private func isSettablePublisher(_ node: SyntaxNode) -> Bool {
        node.kind == .typeComponent && node.name == KnownName.Published.id
            && node.ancestor { $0.kind == .parameter }?.text.contains("inout ") == true
    }

    /// `Notice` of `&target`, which is declared in the same file as `target: Published<Notice?>.Publisher`.
    private func namesInValues(of target: SyntaxNode) -> Set<NameID>? {
        guard let name = target.expressionChild?.lastNamed?.name else { return nil }
        let tree = target.tree
        let declared = tree.nodes.filter { node in
            node.kind == .identifierPattern && node.name == name && node.parent?.kind == .binding
                || node.kind == .parameter && node.name == name
        }.map { $0.kind == .parameter ? $0.typeChild : $0.parent?.child(.typeAnnotation)?.typeChild }
        guard !declared.isEmpty else { return nil }
        var names: Set<NameID> = []
        for type in declared {
            guard let components = type?.children.filter({ $0.kind == .typeComponent }), components.count > 1,
                let published = components.first(where: { $0.name == KnownName.Published.id }),
                let value = published.typeChild
            else { return nil }
            value.walk { node in
                if node.kind == .typeComponent { names.insert(node.name) }
                return true
            }
        }
        return names.isEmpty ? nil : names
    }
}
