import SymbolIndex
import Syntax

extension RuleContext {
    /// Where code of a view names an object that it holds while it updates: by name, or by `$x` and a member, which a binding reads as it is made. Nil where
    /// that can't be told, since the storage or the projection is handed on as a whole.
    func usesWhileUpdating(of name: NameID, in view: SyntaxNode, _ places: inout ReadPlaces) -> [SyntaxNode]? {
        if namesStorage(of: name, in: view, where: { !$0.isInitialized(in: view) }) { return nil }
        var uses: [SyntaxNode] = []
        for node in code.nodes(named: name, in: view) where places.place(of: node) == .body {
            if node.isOwnName(name) {
                uses.append(node)
            } else if node.isProjection {
                guard node.nextSibling?.kind == .memberComponent else { return nil }
                uses.append(node)
            }
        }
        return uses
    }

    /// True where code names `$x` or `_x` of a property.
    func namesProjectionOrStorage(of name: NameID, in root: SyntaxNode) -> Bool {
        code.contains(name, in: root) { $0.isProjection } || namesStorage(of: name, in: root) { _ in true }
    }

    private func namesStorage(of name: NameID, in root: SyntaxNode, where condition: (SyntaxNode) -> Bool) -> Bool {
        let text = "_" + index.text(name)
        guard let storage = index.names.lookUp(text) else { return false }
        return code.contains(storage, in: root) { $0.kind == .identifierExpression && tree.text($0.anchor) == text && condition($0) }
    }
}

extension SyntaxNode {
    /// `Child(model: model)`, `.environmentObject(model)`
    func isHandedOn(_ context: RuleContext) -> Bool {
        var expression = self
        if let parent, parent.kind == .chainExpression {
            guard nextSibling == nil else { return false }
            expression = parent
        }
        guard let argument = expression.parent, argument.kind == .argument, let call = argument.parent, call.kind == .callComponent,
            let callee = call.previousSibling, let first = context.tree.text(callee.anchor).first
        else { return false }
        return callee.kind == .identifierExpression && first.isUppercase || callee.name == KnownName.environmentObject.id
    }

    /// `$x`
    var isProjection: Bool { (kind == .identifierExpression || kind == .memberComponent) && anchorToken.kind == .dollarIdentifier }

    /// `_x` of `_x = StateObject(wrappedValue: x)` in an initializer.
    fileprivate func isInitialized(in view: SyntaxNode) -> Bool {
        nextSibling?.kind == .assignmentOperator && ancestor { $0.kind == .initializerDeclaration || $0 == view }?.kind == .initializerDeclaration
    }
}
