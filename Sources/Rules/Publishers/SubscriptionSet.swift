import Semantics
import SymbolIndex
import Syntax

/// A set in which a class keeps subscriptions for as long as it lives: one that it has, or one that it gets.
struct SubscriptionSet {
    let name: String
    /// Its declaration, where the class has none yet.
    let declaration: String?
    /// The only file in which it is visible.
    let file: Int

    /// Nil where all names are taken.
    init?(_ type: TypeID, _ semantics: Semantics) {
        let index = semantics.index
        guard index.types[type].declarations.count == 1, let part = index.types[type].declarations.first,
            let analysis = semantics.project.analysis(of: part.file)
        else { return nil }
        file = part.file
        if let own = SubscriptionSet.ownSet(type, analysis, semantics) {
            name = own
            declaration = nil
            return
        }
        guard
            let free = ["cancellables", "subscriptions"].first(where: {
                PublisherBridge.isFree($0, in: type, semantics)
            })
        else { return nil }
        name = free
        let place = LexicalContext(file: file, types: index.enclosingTypes(of: type))
        let set = semantics.spelled("Set", of: "Swift", in: place)
        let subscription = semantics.spelled("AnyCancellable", of: "Combine", in: place)
        declaration = "@ObservationIgnored private var \(free) = \(set)<\(subscription)>()"
    }

    /// A private set into which everything only stores, so that nothing ends a subscription before the object's own
    /// end.
    private static func ownSet(_ type: TypeID, _ analysis: FileAnalysis, _ semantics: Semantics) -> String? {
        // Private members are visible in these only.
        let parts = semantics.parts(of: type, in: analysis)
        for property in parts.flatMap({ semantics.storedProperties(of: $0, file: analysis.file) })
        where isPrivateSet(property) {
            let mentions = parts.flatMap { semantics.code(of: analysis).nodes(named: property.name, in: $0) }
            if mentions.allSatisfy({ $0 == property.pattern || isStore($0, semantics.index) }) {
                return semantics.index.text(property.name)
            }
        }
        return nil
    }

    private static let types: Set<String> = ["Set<AnyCancellable>", "Swift.Set<AnyCancellable>"]

    /// True for a private set of subscriptions.
    static func isPrivateSet(_ property: StoredProperty) -> Bool {
        guard isPrivate(property) else { return false }
        if let type = property.binding.child(.typeAnnotation)?.typeChild { return types.contains(type.text) }
        return property.initialValue.map { value in types.contains { value.text == $0 + "()" } } ?? false
    }

    /// True for such a set, and for a private subscription that is nil at first.
    static func holdsSubscriptions(_ property: StoredProperty) -> Bool {
        if isPrivateSet(property) { return true }
        guard isPrivate(property), property.initialValue.map({ $0.text == "nil" }) ?? true,
            let type = property.binding.child(.typeAnnotation)?.typeChild
        else { return false }
        return ["AnyCancellable?", "AnyCancellable!"].contains(type.text)
    }

    private static func isPrivate(_ property: StoredProperty) -> Bool {
        property.pattern.kind == .identifierPattern && !property.isLet && !property.isLazy
            && !property.hasObservers
            && property.access == .private
            && property.attributes.allSatisfy { $0.name == KnownName.ObservationIgnored.id }
            && !property.pattern.anchorToken.isBackticked
            && property.declaration.parent?.kind == .memberBlock
    }

    /// `.store(in: &cancellables)`
    private static func isStore(_ node: SyntaxNode, _ index: ProjectIndex) -> Bool {
        var value = node
        if let chain = node.parent, chain.kind == .chainExpression {
            guard node.nextSibling == nil else { return false }
            value = chain
        }
        guard let prefix = value.parent, prefix.kind == .prefixExpression, let call = prefix.parent?.parent,
            call.kind == .callComponent,
            let callee = call.previousSibling
        else { return false }
        return index.text(callee.name) == "store"
    }
}

private let subscriptionSetQuestion = SharedQuestion<TypeID, SubscriptionSet?>()

extension Semantics {
    /// Where a class can keep subscriptions for as long as it lives.
    func subscriptionSet(of type: TypeID) -> SubscriptionSet? {
        answers.answer(subscriptionSetQuestion, type) { SubscriptionSet(type, self) }
    }
}
