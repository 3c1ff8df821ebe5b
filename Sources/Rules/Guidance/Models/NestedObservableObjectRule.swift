import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// An `ObservableObject` that a view reads through another one (catalogue 69, 189).
public let nestedObservableObjectRule = Rule(
    family: .guidance,
    id: "nested-observable-object",
    summary: "do not read an `ObservableObject` through another one",
    rationale: """
        A view that observes the outer object updates for changes of its properties. The inner object stays the same \
        when its own properties change, so the view shows old values until another change updates it. With \
        @Observable, views observe both.
        """,
    safety: """
        Only advice: pass the inner object to the view as @ObservedObject, or migrate both classes to @Observable. \
        Reported if a body reads a @Published property of the inner object, unless the outer class publishes changes \
        with objectWillChange, or the view observes an object of the inner class itself or receives its publisher.
        """,
    before: """
        final class Cart: ObservableObject {
            @Published var total = 0
        }

        final class Shop: ObservableObject {
            let cart = Cart()
        }

        struct ShopView: View {
            @ObservedObject var shop: Shop

            var body: some View {
                Text("\\(shop.cart.total)")
            }
        }
        """,
    catalogue: [69, 70, 189],
    names: LegacyWrapper.names,
    check: { context in
        context.properties(with: LegacyWrapper.names).flatMap { findings(context, $0) }
    })

private func findings(_ context: RuleContext, _ property: WrappedProperty) -> [Diagnostic] {
    let models = context.semantics.models
    guard property.isAlone, context.isView(property.owner),
        let outer = models.certainClass(context.type(of: property.name, in: property.owner)),
        models.isOnlyLegacy(outer), !announcesByHand(outer, context)
    else { return [] }
    let uses = OwnUses(of: property.name, in: property.owner, semantics: context.semantics).all
    var found: [NameID: OwnUses.Use] = [:]
    for use in uses
    where !use.node.isProjection && use.file.number == context.parsed.number && ViewUpdate.contains(use.node) {
        guard let inner = use.path.first, found[inner.name] == nil,
            readsInner(use.path, of: outer, property.owner, context)
        else { continue }
        found[inner.name] = use
    }
    return found.values.sorted(on: { SortKey($0.node.range) }).compactMap { use in
        let path = use.path
        guard path.count > 1, !uses.contains(where: { isReceived($0, through: path[0].name) }),
            !subscribes(outer, to: path[0].name, context)
        else { return nil }
        let inner = context.index.text(path[0].name)
        let message =
            "\(property.text).\(inner) is an ObservableObject in another one; changing its "
            + "\(context.index.text(path[1].name)) does not update \(context.index.qualifiedName(property.owner))"
        return context.advise(path[1], symbol: "\(property.symbol).\(inner)", message)
    }
}

/// `shop.cart.total`: a stored object of the outer class, and a published property of it.
private func readsInner(_ path: [SyntaxNode], of outer: TypeID, _ view: TypeID, _ context: RuleContext) -> Bool {
    guard path.count > 1, path[0].anchorToken.kind == .identifier, path[1].anchorToken.kind == .identifier,
        let member = context.semantics.members.firstMember(named: path[0].name, in: outer)?.member
    else { return false }
    guard context.index.fact(member).isStored,
        let inner = context.semantics.models.certainClass(context.type(of: path[0].name, in: outer)),
        context.semantics.models.isOnlyLegacy(inner), context.isPublished(path[1].name, in: inner)
    else { return false }
    return !follows(inner, view, context)
}

/// True where a view has a property of its own that follows an object of a class.
private func follows(_ inner: TypeID, _ view: TypeID, _ context: RuleContext) -> Bool {
    let index = context.index
    return index.types[view].declarations.flatMap { index.members(of: $0) }.contains { member in
        let isWrapped = [KnownName.StateObject, .ObservedObject, .EnvironmentObject].contains {
            index.hasAttribute(member, $0)
        }
        return isWrapped && context.type(of: index.name(of: member), in: view).typeID == inner
    }
}

/// `.onReceive(shop.cart.$total) { … }`
private func isReceived(_ use: OwnUses.Use, through inner: NameID) -> Bool {
    let path = use.path
    return path.first?.name == inner
        && path.dropFirst().contains { $0.isProjection || $0.name == KnownName.objectWillChange.id }
}

/// `cart.$total.sink { … }` in the files of the outer class: it copies what changes to a property of its own.
private func subscribes(_ outer: TypeID, to inner: NameID, _ context: RuleContext) -> Bool {
    Set(context.index.types[outer].parts.map(\.file)).contains { number in
        guard let file = context.semantics.file(number) else { return true }
        return file.code.contains(inner, in: file.tree.root) { node in
            OwnUses.Use(file: file, node: node).path.contains(where: \.isProjection)
        }
    }
}

/// The outer class, or a superclass of it, sends or forwards changes itself.
private func announcesByHand(_ outer: TypeID, _ context: RuleContext) -> Bool {
    ([outer] + context.index.superclasses(of: outer)).contains { type in
        context.index.mentions(KnownName.objectWillChange.id, inPartsOf: type)
    }
}
