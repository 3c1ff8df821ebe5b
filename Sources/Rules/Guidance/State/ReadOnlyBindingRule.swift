import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// A `@Binding` that nothing writes (catalogue 181).
public let readOnlyBindingRule = Rule(
    family: .guidance,
    id: "read-only-binding",
    summary: "declare a value that a view only reads as a let, not as a @Binding",
    rationale: """
        A @Binding declares that the view changes the value for its parent. If it never does, a let is correct, easier \
        to create in previews, and lets SwiftUI compare the view.
        """,
    safety: """
        A fix if the view has the memberwise initializer, and all calls are known, pass $name, $a.b or .constant(…), \
        and are in code that runs with the body of the parent; then the calls change too. Advice elsewhere. Nothing is \
        reported for a binding that is projected, assigned, passed as inout, or on which a possibly mutating method is \
        called, or that a protocol requires.
        """,
    before: """
        struct Badge: View {
            @Binding var count: Int
            var body: some View { Text("\\(count)") }
        }

        Badge(count: $unread)
        """,
    after: """
        struct Badge: View {
            let count: Int
            var body: some View { Text("\\(count)") }
        }

        Badge(count: unread)
        """,
    catalogue: [181],
    names: ["Binding"],
    check: { context in
        context.properties(with: ["Binding"]).compactMap { ReadOnlyBinding(property: $0, context: context).finding }
    })

private struct ReadOnlyBinding {
    let property: WrappedProperty
    let context: RuleContext
    private var semantics: Semantics { property.semantics }

    var finding: Diagnostic? {
        guard property.isAlone, property.type != nil, property.property.binding.child(.accessorBlock) == nil,
            !isRequirement
        else { return nil }
        let uses = PropertyUses(property)
        guard uses.isRead, !uses.mayBeWritten, !uses.isProjected, !uses.isUnknown else { return nil }
        // Unknown code passes bindings to a public initializer.
        if context.project.isOpen(property.owner) || uses.reads.contains(where: { mayReadLater($0.node, $0.file) }) {
            return nil
        }
        let message = "@Binding \(property.text) is only read; a let is enough"
        return context.advise(property.declaration, symbol: property.symbol, message, editsInFiles: edits(uses) ?? [])
    }

    private var isRequirement: Bool {
        semantics.isRequirement(property.name, of: property.owner) || context.index.mayBeAskedForMembers(property.owner)
    }

    /// The edits of the declaration and of all calls; nil where not all of that is simple.
    private func edits(_ uses: PropertyUses) -> [FileEdit]? {
        let calls = InitializerCalls(owner: property.owner, semantics: semantics)
        guard uses.outside == nil, uses.reads.allSatisfy({ isReadWithBody($0.node, $0.file) }), property.isPlain,
            property.initialValue == nil, !property.attribute.hasAttributeArguments,
            property.attribute.typeChild == nil,
            property.property.attributes.count == 1, property.property.modifiers.allSatisfy({ $0.isWholeWord }),
            !hasInitializer, !calls.isInitializerReferenced,
            let passed = calls.arguments(for: property.name), !passed.isEmpty
        else { return nil }
        let file = context.parsed.number
        var edits = [
            FileEdit(file: file, edit: context.editing.deleteAttribute(property.attribute)),
            FileEdit(file: file, edit: context.editing.replaceToken(property.declaration.anchor, "let")),
        ]
        for argument in passed {
            guard argument.isCertain, let edit = edit(argument) else { return nil }
            edits.append(FileEdit(file: argument.file.number, edit: edit))
        }
        return edits
    }

    private var hasInitializer: Bool {
        context.index.members(of: property.owner).contains { context.index.fact($0).kind == .initializer }
    }

    /// `$a.b` becomes `a.b`, and `.constant(v)` becomes `v`.
    private func edit(_ argument: InitializerCalls.Passed) -> TextEdit? {
        let value = argument.value
        let editing = Editing(tree: argument.file.tree)
        if let constant = constant(value) {
            let text = constant.text
            return text.contains("\n") ? nil : editing.replace(value.range, text)
        }
        let first = value.kind == .chainExpression ? value.firstChild : value
        guard let first, first.kind == .identifierExpression, argument.isInPreview || isEvaluatedWithBody(argument)
        else { return nil }
        var projected: SyntaxNode? = first.isProjection ? first : nil
        if value.kind == .chainExpression {
            for part in value.children.dropFirst() {
                guard part.kind == .memberComponent else { return nil }
                guard part.isProjection else { continue }
                guard projected == nil, first.name == KnownName.`self`.id, part.previousSibling == first else {
                    return nil
                }
                projected = part
            }
        }
        guard let projected, isOwnBinding(first, projected, argument.file) else { return nil }
        return editing.replaceToken(projected.anchor, String(argument.file.tree.text(projected.anchor).dropFirst()))
    }

    /// The value of `.constant(v)` or `Binding.constant(v)`.
    private func constant(_ value: SyntaxNode) -> SyntaxNode? {
        guard value.kind == .chainExpression else { return nil }
        let parts = Array(value.children)
        guard parts.count >= 2, let call = parts.last, call.kind == .callComponent, call.childCount == 1,
            let argument = call.firstChild,
            context.index.text(parts[parts.count - 2].name) == "constant",
            argument.firstToken == argument.expressionChild?.firstToken
        else { return nil }
        let isPlain =
            parts.count == 2 && parts[0].kind == .implicitMemberExpression
            || parts.count == 3 && parts[0].kind == .identifierExpression && parts[0].name == KnownName.Binding.id
        return isPlain ? argument.expressionChild : nil
    }

    /// True where `$name` is a binding to a value that `name` gives: a property of SwiftUI's wrappers, or `$item` of a
    /// closure.
    private func isOwnBinding(_ first: SyntaxNode, _ projected: SyntaxNode, _ file: ParsedFile) -> Bool {
        let types = file.types(around: first) ?? []
        if ExpressionTypes(file: file, search: semantics).isLocal(projected.name, at: first) {
            return file.code.nodes(named: projected.name, in: file.tree.root).contains {
                $0.kind == .closureParameter && $0.anchorToken.kind == .dollarIdentifier
            }
        }
        guard let owner = types.first, let found = semantics.members.firstMember(named: projected.name, in: owner),
            found.owner == owner
        else { return false }
        let attributes = context.index.fact(found.member).attributes.map {
            context.index.text(context.index.translate($0, file: found.member.file))
        }
        return attributes.count == 1 && attributes.allSatisfy { SDKWrappers.bindingToValue.contains($0) }
    }

    /// True where the call stands in the body of a view or in closures that run with it, so that reading the value
    /// there is noticed.
    private func isEvaluatedWithBody(_ argument: InitializerCalls.Passed) -> Bool {
        let types = argument.file.types(around: argument.call) ?? []
        guard types.first.map({ context.index.isOne(of: .viewWithBody, $0) }) ?? false else { return false }
        return calleesAround(argument.call).allSatisfy { $0.map { ClosureTakers.withBody.contains($0) } ?? false }
    }

    /// The names of the calls whose closures stand around a node, inner ones first; nil for a closure that no named
    /// call gets.
    private func calleesAround(_ node: SyntaxNode) -> [String?] {
        var callees: [String?] = []
        var node = node
        while let closure = node.ancestor(where: { $0.kind == .closureExpression || $0.kind.isTypeDeclaration }),
            closure.kind == .closureExpression
        {
            let callee =
                closure.parent?.kind == .callComponent
                ? closure.parent?.previousSibling : closure.parent?.parent?.previousSibling
            let isNamed = callee?.kind == .identifierExpression || callee?.kind == .memberComponent
            callees.append(isNamed ? callee.map { context.index.text($0.name) } : nil)
            node = closure
        }
        return callees
    }

    /// True for what is evaluated in the body of the view, or in closures that each evaluation makes anew: a change of
    /// the value reaches it there.
    private func isReadWithBody(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        guard file.types(around: node)?.first == property.owner,
            let member = ExpressionTypes(file: file, search: semantics).outermostMember(around: node)
        else { return false }
        let header = DeclarationHeader(member)
        let text = String(
            decoding: file.tree.file.bytes[Int(header.range.start)..<Int(header.range.end)], as: UTF8.self)
        guard text.contains("some View") || text.contains("some ToolbarContent") else { return false }
        return calleesAround(node).allSatisfy {
            $0.map { ClosureTakers.withBody.contains($0) || ClosureTakers.anewWithBody.contains($0) } ?? false
        }
    }

    /// True for code that goes on while values change: a binding gives the new one there, a let the old one.
    private func mayReadLater(_ node: SyntaxNode, _ file: ParsedFile) -> Bool {
        if file.types(around: node)?.first != property.owner { return true }
        if calleesAround(node).contains(where: { $0.map { ClosureTakers.afterBody.contains($0) } ?? false }) {
            return true
        }
        return node.ancestor { $0.kind == .functionDeclaration }?.isAsynchronous ?? false
    }
}
