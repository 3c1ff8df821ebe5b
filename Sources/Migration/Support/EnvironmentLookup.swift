import SymbolIndex
import Syntax

/// When an object of the environment is looked up: `@EnvironmentObject` does so when it is read, `@Environment(T.self)` each time the view is
/// updated, so that it traps where nobody injects the object even if nothing reads it (catalogue 121, 131).
struct EnvironmentLookup {
    let property: WrapperProperty

    private var context: RuleContext { property.context }

    /// True where the view may have appeared without the object: its code never names it, or only on conditions while only other views inject it.
    var mayBeMissing: Bool {
        let root = context.tree.root
        guard let key = property.reference.property, !context.namesProjectionOrStorage(of: key.name, in: root),
            !context.index.types[key.owner].parts.contains(where: { $0.file != context.analysis.file && context.index.mentions(key.name, file: $0.file) })
        else { return false }
        let uses = context.code.nodes(named: key.name, in: root).filter { $0.isOwnName(key.name) && context.analysis.enclosingType(of: $0) == key.owner }
        // Nobody ever had to see to it that an object is there which nothing reads; a modifier may stand outside of the injection.
        if uses.isEmpty { return true }
        return uses.allSatisfy { isConditional($0) } && !isInjectedOutsideOfViews
    }

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
