import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A row that reads a whole tracked collection to learn one thing about itself (catalogue 58, 187).
public let wholeCollectionRule = Rule(
    family: .guidance,
    id: "whole-collection-property",
    summary: "do not search a whole collection of an `@Observable` model in each row",
    rationale: """
        A body depends on the property that it reads, which is the collection and not the element: if each row \
        searches the collection, any change of it updates all rows. The parent can search once and pass each row its \
        value, or each element can be an object.
        """,
    safety: """
        Only advice. Reported for views that a ForEach or a List creates in its closure, and whose body searches a \
        stored collection of an @Observable class or calls a function that does nothing else.
        """,
    before: """
        struct Row: View {
            let item: Item
            let model: ListModel

            var body: some View {
                Text(item.name).bold(model.selection.contains(item.id))
            }
        }
        """,
    catalogue: [58, 187],
    names: ["ForEach", "List"],
    check: { context in rows(in: context).flatMap { findings(context, $0) } })

/// The views that the file's lists make in their closures, each once.
private func rows(in context: RuleContext) -> [TypeID] {
    var found: [TypeID] = []
    for name in [KnownName.ForEach, .List] {
        for list in context.code.nodes(named: name.id, in: context.tree.root) where list.kind == .identifierExpression {
            guard let call = list.nextSibling, call.kind == .callComponent else { continue }
            for argument in call.children {
                if let closure = argument.expressionChild, closure.kind == .closureExpression {
                    addRows(in: closure, &found, context)
                }
            }
        }
    }
    return found
}

private func addRows(in closure: SyntaxNode, _ found: inout [TypeID], _ context: RuleContext) {
    closure.walk { node in
        if node.kind == .identifierExpression, node.anchorToken.kind == .identifier,
            node.nextSibling?.kind == .callComponent
        {
            let type = ExpressionTypes(file: context.parsed, search: context.semantics).type(of: node)
            if case .metatype(.nominal(let id, _)) = type, context.semantics.models.isView(id), !found.contains(id) {
                found.append(id)
            }
        }
        return true
    }
}

private func findings(_ context: RuleContext, _ row: TypeID) -> [Diagnostic] {
    let index = context.index
    guard index.types[row].declarations.count == 1 else { return [] }
    var found: [Diagnostic] = []
    for member in index.storedMembers(of: row) {
        guard let model = context.semantics.models.certainClass(context.type(of: index.name(of: member), in: row)),
            context.semantics.models.isObservable(model)
        else { continue }
        for use in OwnUses(of: index.name(of: member), in: row, semantics: context.semantics).all
        where !use.node.isProjection && ViewUpdate.contains(use.node) {
            guard let collection = searched(use, model, context), isOutsideOfLists(use.node) else { continue }
            let name = index.qualifiedName(row)
            let symbol = "\(name).\(index.text(collection))"
            guard !found.contains(where: { $0.symbol == symbol }) else { continue }
            let message =
                "each \(name) in a list searches all of \(index.text(collection)) of \(index.qualifiedName(model)); any change of it updates all of them"
            found.append(context.looking(at: use.file).advise(use.path.first ?? use.node, symbol: symbol, message))
        }
    }
    return found
}

/// True where a row does not make a list itself, which needs the collection.
private func isOutsideOfLists(_ node: SyntaxNode) -> Bool {
    node.ancestor { part in
        part.kind == .callComponent
            && [KnownName.ForEach.id, KnownName.List.id].contains(part.previousSibling?.name ?? .max)
    } == nil
}

/// The collection that a use searches: `model.items.contains(…)`, or a function of the model that does.
private func searched(_ use: OwnUses.Use, _ model: TypeID, _ context: RuleContext) -> NameID? {
    let path = use.path
    guard let first = path.first else { return nil }
    if path.count > 1, isSearch(path[1], context) {
        return isTrackedCollection(first.name, of: model, context) ? first.name : nil
    }
    guard path.count == 1, first.nextSibling?.kind == .callComponent, first.nextSibling?.firstChild != nil,
        let function = context.semantics.members.firstMember(named: first.name, in: model)?.member,
        context.index.fact(function).kind == .function,
        let body = body(of: function, context)
    else { return nil }
    return searchedCollection(in: body, of: model, context)
}

/// `items.contains(…)` as the only expression of a body.
private func searchedCollection(in body: SyntaxNode, of model: TypeID, _ context: RuleContext) -> NameID? {
    guard var expression = body.firstChild, expression.nextSibling == nil else { return nil }
    if expression.kind == .returnStatement, let value = expression.expressionChild { expression = value }
    guard expression.kind == .chainExpression else { return nil }
    var parts = Array(expression.children)
    if parts.first?.name == KnownName.`self`.id, parts.first?.kind == .identifierExpression { parts.removeFirst() }
    guard parts.count >= 3, parts[0].kind == .identifierExpression || parts[0].kind == .memberComponent,
        isSearch(parts[1], context),
        isTrackedCollection(parts[0].name, of: model, context)
    else { return nil }
    return parts[0].name
}

private func body(of function: MemberReference, _ context: RuleContext) -> SyntaxNode? {
    guard let file = context.semantics.file(function.file) else { return nil }
    return file.tree.root.descendant(anchoredAt: context.index.fact(function).offset) {
        $0.kind == .functionDeclaration
    }?.child(.codeBlock)
}

private func isSearch(_ member: SyntaxNode, _ context: RuleContext) -> Bool {
    member.nextSibling?.kind == .callComponent && PureFunctions.searching.contains(context.index.text(member.name))
}

/// A stored variable of the class, with an array, a set or a dictionary in it.
private func isTrackedCollection(_ name: NameID, of model: TypeID, _ context: RuleContext) -> Bool {
    guard let member = context.semantics.members.firstMember(named: name, in: model)?.member else { return false }
    let fact = context.index.fact(member)
    guard fact.kind == .property, fact.flags.isDisjoint(with: [.isStatic, .isComputed, .isLet]),
        !context.index.hasAttribute(member, .ObservationIgnored)
    else { return false }
    switch context.type(of: name, in: model) {
    case .array, .dictionary: return true
    case .external(let type, _): return SDKTypes.collectionsOfModels.contains(context.index.text(type))
    default: return false
    }
}
