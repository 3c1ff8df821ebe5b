import RuleContract
import SymbolIndex
import Syntax

/// A declaration that hands out `AnyView` only (catalogue 252).
public let anyViewRule = Rule(
    family: .guidance,
    id: "any-view",
    summary: "return “some View” instead of AnyView from functions and properties",
    rationale: """
        SwiftUI compares views by their types. AnyView hides the type, so SwiftUI may discard the state, transitions \
        and cached results of an unchanged view. “some View” with @ViewBuilder also allows branches.
        """,
    safety: """
        Only advice. Nothing is reported for stored values, parameters, requirements of a protocol or a superclass, \
        and declarations that return anything other than AnyView(…) somewhere.
        """,
    before: """
        struct BadgeView: View {
            let isNew: Bool
            var body: some View { badge }
            private var badge: AnyView {
                if isNew { return AnyView(Text("new")) }
                return AnyView(EmptyView())
            }
        }
        """,
    catalogue: [252],
    names: ["AnyView"],
    check: { context in
        guard let anyView = context.semantics.name("AnyView"), context.index.types(named: anyView).isEmpty else {
            return []
        }
        return context.parsed.typeDeclarations.flatMap { declaration, owner in
            members(of: declaration).compactMap { anyViewFinding(context, $0, owner, anyView) }
        }
    })

private func members(of declaration: SyntaxNode) -> [SyntaxNode] {
    declaration.child(.memberBlock)?.children.filter {
        $0.kind == .functionDeclaration || $0.kind == .variableDeclaration
    } ?? []
}

private func anyViewFinding(_ context: RuleContext, _ member: SyntaxNode, _ owner: TypeID, _ anyView: NameID)
    -> Diagnostic?
{
    guard let (name, type, body) = parts(of: member), type.kind == .namedType, type.endToken - type.firstToken == 1,
        type.firstChild?.name == anyView,
        !member.children.contains(where: { $0.kind == .modifier && $0.name == KnownName.override.id }),
        !isAskedFor(name, owner, context)
    else { return nil }
    let values = returnedValues(body)
    guard !values.isEmpty, values.allSatisfy({ isErasure($0, anyView) }) else { return nil }
    let text = context.index.text(name)
    return context.advise(
        member, symbol: "\(context.index.qualifiedName(owner)).\(text)",
        "\(text) returns AnyView; @ViewBuilder and “some View” keep the type of the view")
}

/// Name, type and code of a function or a computed property that only reads.
private func parts(of member: SyntaxNode) -> (name: NameID, type: SyntaxNode, body: SyntaxNode)? {
    if member.kind == .functionDeclaration {
        guard let type = member.child(.returnType)?.typeChild, let body = member.child(.codeBlock) else { return nil }
        return (member.name, type, body)
    }
    let bindings = member.children.filter { $0.kind == .binding }
    guard let binding = bindings.first, bindings.count == 1, let pattern = binding.firstChild,
        pattern.kind == .identifierPattern,
        let type = binding.child(.typeAnnotation)?.typeChild, let accessors = binding.child(.accessorBlock),
        accessors.childCount == 1, let body = accessors.child(.codeBlock) ?? accessors.firstChild?.child(.codeBlock)
    else { return nil }
    return (pattern.name, type, body)
}

/// True where a protocol or a superclass may ask for a member of the name.
private func isAskedFor(_ name: NameID, _ owner: TypeID, _ context: RuleContext) -> Bool {
    let index = context.index
    if index.types[owner].kind == .protocol || !index.superclasses(of: owner).isEmpty { return true }
    return context.semantics.isRequirement(name, of: owner) || index.mayBeAskedForMembers(owner)
}

/// What the code returns, of closures and inner functions only their own; empty where something else than expressions
/// is returned.
private func returnedValues(_ body: SyntaxNode) -> [SyntaxNode] {
    let items = Array(body.children)
    if let only = items.first, items.count == 1, only.kind.isExpression,
        ![.ifStatement, .switchStatement, .doStatement].contains(only.kind)
    {
        return [only]
    }
    var values: [SyntaxNode] = []
    var isUnderstood = true
    body.walk { node in
        switch node.kind {
        case .closureExpression, .functionDeclaration: return false
        case .returnStatement:
            if let value = node.expressionChild { values.append(value) } else { isUnderstood = false }
            return false
        default: return true
        }
    }
    return isUnderstood ? values : []
}

/// `AnyView(…)`
private func isErasure(_ node: SyntaxNode, _ anyView: NameID) -> Bool {
    guard node.kind == .chainExpression else { return false }
    let parts = Array(node.children)
    guard parts.count == 2, parts[0].kind == .identifierExpression, parts[0].name == anyView,
        parts[1].kind == .callComponent
    else { return false }
    // A modifier that erases does so on purpose.
    return CallArguments(parts[1]).list.first?.value.name != KnownName.`self`.id
}
