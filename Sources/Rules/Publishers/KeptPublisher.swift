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

private let keptQuestion = SharedQuestion<TypeID, [PropertyKey: KeptPublisher]>()

extension Semantics {
    /// The publisher of a property that stays, since a subject could be told from it or can't take its place; nil where
    /// a subject does, or where nothing uses it.
    func keptPublisher(of property: PropertyKey) -> KeptPublisher? {
        guard project.table.publisherUses[property] != nil else { return nil }
        return answers.answer(keptQuestion, property.owner) { findKeptPublishers(of: property.owner) }[property]
    }

    /// All of a class, or none: code may want publishers of one type.
    private func findKeptPublishers(of owner: TypeID) -> [PropertyKey: KeptPublisher] {
        let properties = project.table.publisherUses.keys.filter { $0.owner == owner }.sorted { $0.name < $1.name }
        let kinds = properties.map { ($0, allKindsOfUses(of: $0) ?? []) }
            .filter { $0.1.contains { !$0.isAssignment } }
        var kept: [PropertyKey: KeptPublisher] = [:]
        for (property, _) in kinds {
            guard let publisher = KeptPublisher(property, self) else { return [:] }
            kept[property] = publisher
        }
        return kinds.contains { tellsSubjectApart($0, $1) } ? kept : [:]
    }

    private func tellsSubjectApart(_ property: PropertyKey, _ kinds: [PublisherUse]) -> Bool {
        if kinds.contains(where: \.isOther) { return true }
        if case .impossible = bridge(of: property) { return true }
        return causeToSeeBridge(of: property) != nil
    }
}
