import SymbolIndex
import Syntax

/// When an object of the environment is looked up: `@EnvironmentObject` does so when it is read, `@Environment(T.self)` each time the view is
/// updated, so that it traps where nobody injects the object even if nothing reads it (catalogue 121, 131).
struct EnvironmentLookup {
    let property: WrapperProperty

    private var context: FileSemantics { property.context }

    /// True where the view may have appeared without the object: its code never names it, or only on conditions or in
    /// answer to events, and not all that shows the view stands below an injection.
    var mayBeMissing: Bool {
        guard let key = property.reference.property, let uses = uses(of: key) else { return false }
        guard uses.allSatisfy({ isConditional($0) || isDeferred($0) }) else { return false }
        switch InjectionCoverage(of: Set(property.reference.types), context.semantics).answer(for: key.owner) {
        case .covered: return false
        case .without: return true
        case .unknown:
            // Nobody ever had to see to it that an object is there which nothing reads.
            return uses.isEmpty || !isInjectedOutsideOfViews
        }
    }

    /// True where the view reads the object each time that it is updated.
    var isReadAlways: Bool {
        property.reference.property.flatMap { uses(of: $0) }?.contains { !isConditional($0) && !isDeferred($0) } ?? false
    }

    /// Where the view names the object; nil where its projection or other files may.
    private func uses(of key: PropertyKey) -> [SyntaxNode]? {
        let root = context.tree.root
        guard !context.namesProjectionOrStorage(of: key.name, in: root),
            !context.index.types[key.owner].parts.contains(where: {
                $0.file != context.analysis.file && context.index.mentions(key.name, file: $0.file)
            })
        else { return nil }
        return context.code.nodes(named: key.name, in: root).filter {
            $0.isOwnName(key.name) && context.analysis.enclosingType(of: $0) == key.owner
        }
    }

    // MARK: When the object is read

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
