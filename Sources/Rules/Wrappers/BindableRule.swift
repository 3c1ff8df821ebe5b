import RuleContract
import Semantics
import SourceText
import SymbolIndex
import Syntax

/// `$x` of an environment object → a local `@Bindable`, or `Bindable(x)` (catalogue 89, 101, 122).
public let bindableRule = Rule(
    id: "bindable",
    summary:
        "`$store.x` of an environment object → `@Bindable var store = store` in `body`, `Bindable(store).x` elsewhere",
    rationale: "@Environment has no projected value; @Bindable creates the bindings.",
    safety: """
        Only the `body` of a view is known to be a result builder that accepts a statement first. Everywhere else, and \
        where code that may run at the same time as the body would capture the local variable, the inline form is \
        used. A projected value that is passed as a whole is refused.
        """,
    before: "var body: some View {\n    TextField(\"Name\", text: $store.name)\n}",
    after: "var body: some View {\n    @Bindable var store = store\n    TextField(\"Name\", text: $store.name)\n}",
    catalogue: [89, 101, 112, 114, 122, 210, 225, 230],
    check: { context in
        // Several locals in one body come in the order of their properties.
        let references = context.references(.projection).map { ($0, propertyOrder(context, $0.property)) }
        return references.sorted(on: { SortKey(Int($0.1)) }).map { diagnostic(context, $0.0) }
    })

private func diagnostic(_ context: RuleContext, _ reference: Reference) -> Diagnostic {
    let node = reference.node
    let name = context.index.text(reference.property?.name ?? 0)
    guard node.isFollowedByMember, let key = reference.property else {
        return context.refuse(node, reference.types, .wrapperProjection, "$\(name) is passed as a whole")
    }
    // These are members of Binding and Bindable themselves, and so would mean something else.
    if let member = node.nextSibling, isOwnMemberOfBinding(member, reference.types, context) {
        return context.refuse(
            node, reference.types, .wrapperProjection, "\(context.index.text(member.name)) is also a member of Binding")
    }
    // Members that the project adds to Binding hide those of an object behind @State, and not those behind Bindable.
    let wrappers = context.file.wrappers(of: key, at: node)
    let isHidden =
        !wrappers.isDisjoint(with: [.stateObject, .injectedObject])
        && node.nextSibling.map { context.semantics.isMemberOfBinding($0.name) } ?? false
    guard isHidden || wrappers.contains(.environmentObject) else {
        return context.fix(node, reference.types, "$\(name) stays unchanged", [])
    }
    guard reference.isCertain else {
        return context.refuse(node, reference.types, .unresolvedExpression, "the type of \(name) was not resolved")
    }
    let spelled = context.file.spelled(key.name)
    // `self.` before `$x`.
    let base = node.isMemberOfSelf ? node.parent?.firstChild?.range.start : nil
    guard node.kind == .identifierExpression || base != nil else {
        return context.refuse(node, reference.types, .wrapperProjection, "$\(name) of a different value is used")
    }
    if !isHidden, let body = BodyOfView(node, context: context), body.takesStatements(declaring: key.name),
        body.isBuiltOnly(with: key), base == nil || !reference.isProjectionHidden
    {
        var edits = [body.insertion(of: spelled)]
        if let base { edits.append(context.editing.replace(TextRange(base, node.anchorToken.start), "")) }
        return context.fix(node, reference.types, "the body declares @Bindable \(name)", edits)
    }
    let bindable = context.file.spelled(.Bindable, in: node)
    let object = base != nil || reference.isNameHidden ? "self.\(name)" : spelled
    let range = TextRange(base ?? node.anchorToken.start, node.anchorToken.end)
    return context.fix(
        node, reference.types, "Bindable(\(name)) creates the binding",
        [context.editing.replace(range, "\(bindable)(\(object))")])
}

/// True for a member of `Binding` and `Bindable` themselves; an `id` is only meant where no argument asks for a
/// binding.
private func isOwnMemberOfBinding(_ member: SyntaxNode, _ types: [TypeID], _ context: RuleContext) -> Bool {
    let text = context.index.text(member.name)
    if SDKMembers.ofBinding.contains(text) { return member.nextSibling?.kind != .callComponent }
    return text == "id" && member.nextSibling == nil && member.parent?.parent?.kind != .argument
        && types.contains {
            context.index.foreignConformances(of: $0).contains { context.index.text($0) == "Identifiable" }
        }
}

/// Offset of the property's declaration.
private func propertyOrder(_ context: RuleContext, _ key: PropertyKey?) -> UInt32 {
    guard let key else { return 0 }
    return context.index.members(named: key.name, of: key.owner).first.map { context.index.fact($0).offset } ?? 0
}

/// The `body` of a view, which is a result builder without being marked as one.
private struct BodyOfView {
    let context: RuleContext
    let block: SyntaxNode

    init?(_ node: SyntaxNode, context: RuleContext) {
        let member = node.ancestor { parent in
            switch parent.kind {
            case .functionDeclaration: parent.parent?.kind == .memberBlock
            case .variableDeclaration: isMember(parent)
            default: parent.kind.isTypeDeclaration
            }
        }
        guard let variable = member, variable.kind == .variableDeclaration, let binding = variable.child(.binding),
            let pattern = binding.firstChild, pattern.kind == .identifierPattern,
            pattern.name == KnownName.body.id, let block = binding.getterBody
        else { return nil }
        guard let declaration = variable.enclosingDeclaration, WrapperOwner.declaresView(declaration, context.file),
            BodyOfView.isView(binding)
        else { return nil }
        self.context = context
        self.block = block
    }

    /// False where `#if` leaves the property out of builds that have the body.
    func isBuiltOnly(with key: PropertyKey) -> Bool {
        let members = context.index.members(named: key.name, of: key.owner)
        // Each branch has one.
        if members.count > 1 { return true }
        return members.allSatisfy { member in
            guard let (pattern, _) = context.semantics.node(of: member),
                let clause = pattern.ancestor(where: { $0.kind == .conditionalCompilationClause })
            else { return true }
            return clause.encloses(block)
        }
    }

    /// `some View`, or a type that is no Scene and no toolbar content.
    private static func isView(_ binding: SyntaxNode) -> Bool {
        guard let type = binding.child(.typeAnnotation)?.typeChild else { return false }
        return type.kind != .someType || type.typeChild?.text == "View" || type.typeChild?.text == "SwiftUI.View"
    }

    /// False for a body on one line, where the inline form reads better, where a statement can't be put first, and
    /// where other code than that on the body's actor would capture the local.
    func takesStatements(declaring name: NameID) -> Bool {
        guard let first = block.firstChild else { return false }
        let editing = context.editing
        for item in block.children where item.kind == .variableDeclaration {
            for binding in item.children
            where binding.firstChild?.kind == .identifierPattern && binding.firstChild?.name == name { return false }
        }
        if ConcurrentCapture(semantics: context.semantics, analysis: context.file.analysis).mayCapture(name, in: block)
        {
            return false
        }
        let brace = Int(editing.token(block.firstToken).end)
        if editing.hasBlockComment(brace..<Int(editing.lineEnd(UInt32(brace)))) { return false }
        return editing.isFirstOnLine(first.range.start) && first.range.start > editing.lineEnd(block.range.start) - 1
    }

    /// The line that goes first in the body, with the indentation of the first statement.
    func insertion(of name: String) -> TextEdit {
        let editing = context.editing
        let brace = editing.token(block.firstToken).end
        let indentation = block.firstChild.map { editing.indentation(at: $0.range.start) } ?? ""
        let place = editing.lineEnd(brace)
        let bindable = context.file.spelled(.Bindable, in: block)
        return editing.insert(
            "\(indentation)@\(bindable) var \(name) = \(name)" + editing.lineEnding(near: brace), at: place)
    }
}

private func isMember(_ variable: SyntaxNode) -> Bool {
    variable.parent?.kind == .memberBlock
        || variable.parent?.kind == .conditionalCompilationClause
            && variable.ancestor(where: {
                $0.kind != .conditionalCompilation && $0.kind != .conditionalCompilationClause
            })?.kind == .memberBlock
}
