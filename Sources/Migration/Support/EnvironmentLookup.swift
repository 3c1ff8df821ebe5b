import SymbolIndex
import Syntax

/// When an object of the environment is looked up: `@EnvironmentObject` does so when it is read, `@Environment(T.self)` each time the view is
/// updated, so that it traps where nobody injects the object even if nothing reads it (catalogue 121, 131).
struct EnvironmentLookup {
    let property: WrapperProperty

    private var context: RuleContext { property.context }

    /// True where the view may have appeared without the object: its code never names it, or only on conditions while only other views inject it, or only in
    /// answer to events while a preview or a hosting controller shows it without any.
    var mayBeMissing: Bool {
        let root = context.tree.root
        guard let key = property.reference.property, !context.namesProjectionOrStorage(of: key.name, in: root),
            !context.index.types[key.owner].parts.contains(where: { $0.file != context.analysis.file && context.index.mentions(key.name, file: $0.file) })
        else { return false }
        let uses = context.code.nodes(named: key.name, in: root).filter { $0.isOwnName(key.name) && context.analysis.enclosingType(of: $0) == key.owner }
        // Nobody ever had to see to it that an object is there which nothing reads; a modifier may stand outside of the injection.
        if uses.isEmpty { return true }
        if uses.allSatisfy({ isConditional($0) }), !isInjectedOutsideOfViews { return true }
        return uses.allSatisfy { isConditional($0) || isDeferred($0) } && isShownWithout
    }

    // MARK: Roots

    /// True where a preview or a hosting controller shows the view without the object.
    private var isShownWithout: Bool {
        guard let view = property.reference.node.ancestor(where: { $0.kind.isTypeDeclaration }) else { return false }
        return context.search.analyses(mentioning: view.name).contains { analysis in
            let context = context.search.context(of: analysis)
            return context.code.nodes(named: view.name, in: context.tree.root).contains { node in
                guard node.kind == .identifierExpression, node.nextSibling?.kind == .callComponent, let root = root(around: node) else { return false }
                return !isInjected(in: root, context) && !isGivenToCode(ofProject: node, within: root)
            }
        }
    }

    /// The `#Preview`, the `PreviewProvider`, or the argument of `UIHostingController(rootView:)` and the like around a node.
    private func root(around node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { ancestor in
            switch ancestor.kind {
            case .argument: ancestor.tree.text(ancestor.firstToken) == "rootView"
            case .macroExpression: ancestor.isPreviewMacro
            case .structDeclaration, .enumDeclaration, .classDeclaration, .extensionDeclaration:
                ancestor.child(.inheritanceClause)?.children.contains { $0.typeChild?.text == "PreviewProvider" } ?? false
            default: false
            }
        }
    }

    private func isInjected(in root: SyntaxNode, _ context: RuleContext) -> Bool {
        let types = Set(property.reference.types)
        return context.references(.injection).contains { reference in
            (root.firstToken..<root.endToken).contains(reference.node.firstToken) && !types.isDisjoint(with: reference.types)
        }
    }

    /// True where views or modifiers of the project stand around the view, which may inject the object.
    private func isGivenToCode(ofProject node: SyntaxNode, within root: SyntaxNode) -> Bool {
        var current = node
        while current != root, let parent = current.parent {
            if parent.kind == .chainExpression {
                let isDeclared = parent.children.contains { part in
                    guard part != node, part.kind == .identifierExpression || part.kind == .memberComponent else { return false }
                    return !context.index.types(named: part.name).isEmpty
                        || context.search.declarations(named: part.name).contains { mayInject($0) }
                }
                if isDeclared { return true }
            }
            current = parent
        }
        return false
    }

    /// False for code that only names what comes from outside, and no injection.
    private func mayInject(_ member: MemberReference) -> Bool {
        guard let declaration = context.search.node(of: member)?.node else { return false }
        var mayInject = false
        (declaration.kind == .identifierPattern ? declaration.parent ?? declaration : declaration).walk { node in
            guard node != declaration, node.kind == .identifierExpression || node.kind == .memberComponent else { return !mayInject }
            let isOfProject = !context.search.declarations(named: node.name).isEmpty || !context.index.types(named: node.name).isEmpty
            if isOfProject || node.name == KnownName.environmentObject.id || node.name == KnownName.environment.id { mayInject = true }
            return !mayInject
        }
        return mayInject
    }

    /// True in the closure of a button and the like, not in one that runs when the view appears; in what is shown once it is presented; and in
    /// helpers that only such code names.
    private func isDeferred(_ node: SyntaxNode, within helpers: Set<NameID> = []) -> Bool {
        var current = node
        while let parent = current.parent, !parent.kind.isTypeDeclaration {
            if current.kind == .closureExpression, parent.kind == .argument {
                let callee = parent.parent?.previousSibling.map { context.tree.text($0.anchor) } ?? ""
                if ViewUpdate.presenters.contains(callee) { return true }
                if ViewUpdate.waitsForEvent(parent) { return callee != "onAppear" && callee != "task" }
            }
            if parent.kind == .memberBlock { return isDeferred(helper: current, helpers) }
            current = parent
        }
        return false
    }

    private func isDeferred(helper member: SyntaxNode, _ helpers: Set<NameID>) -> Bool {
        guard let name = member.kind == .variableDeclaration ? member.child(.binding)?.firstChild?.name : member.name,
            name != KnownName.body.id, !helpers.contains(name)
        else { return false }
        let uses = context.code.nodes(named: name, in: context.tree.root).filter { $0.isOwnName(name) }
        return !uses.isEmpty && uses.allSatisfy { isDeferred($0, within: helpers.union([name])) }
    }

    // MARK: Conditions

    /// True for a branch of a condition.
    private func isConditional(_ node: SyntaxNode) -> Bool {
        var current = node
        while let parent = current.parent, !parent.kind.isTypeDeclaration {
            if parent.kind == .ternaryOperator || parent.kind == .switchCase { return true }
            if current.kind == .codeBlock, parent.kind == .ifStatement { return true }
            if parent.kind == .sequenceExpression, follows(current, .ternaryOperator) { return true }
            current = parent
        }
        return false
    }

    private func follows(_ node: SyntaxNode, _ kind: SyntaxKind) -> Bool {
        for sibling in node.parent?.children ?? .none(of: node.tree) {
            if sibling == node { return false }
            if sibling.kind == kind { return true }
        }
        return false
    }

    /// True where an app, or code that shows a view from outside of views, injects the object: all views below have it.
    private var isInjectedOutsideOfViews: Bool {
        let types = Set(property.reference.types)
        return context.project.analyses.contains { analysis in
            analysis.references.contains { reference in
                guard reference.kind == .injection, !types.isDisjoint(with: reference.types) else { return false }
                let owner = WrapperOwner(analysis.enclosingType(of: reference.node), context.project)
                return owner.kind == .app || owner.kind == .other || owner.kind == .isolatedObject
            }
        }
    }
}
