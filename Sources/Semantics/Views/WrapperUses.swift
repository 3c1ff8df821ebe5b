import Syntax

/// Where the code of a view names an object that it holds while it updates.
package struct ViewUses {
    package struct Use {
        /// The object's name, or `$x` before a member, which a binding reads as it is made.
        package let node: SyntaxNode
        /// The context of its file.
        package let context: FileSemantics
    }

    package private(set) var list: [Use] = []
    /// False where the storage or the projection is handed on as a whole, or an extension can't be looked at.
    package private(set) var isComplete = true

    package init(of name: NameID, _ places: inout ReadPlaces) {
        if places.mayBeNamedUnseen(name) { isComplete = false }
        for (declaration, context) in places.parts {
            if context.namesStorage(of: name, in: declaration, where: { !$0.isInitialized(in: declaration) }) {
                isComplete = false
            }
            for node in context.code.nodes(named: name, in: declaration) where node.isOwnName(name) || node.isProjection
            {
                guard places.place(of: node) == .body else { continue }
                if node.isProjection, node.nextSibling?.kind != .memberComponent { isComplete = false }
                list.append(Use(node: node, context: context))
            }
        }
    }
}

extension FileSemantics {
    /// True where code names `$x` or `_x` of a property.
    package func namesProjectionOrStorage(of name: NameID, in root: SyntaxNode) -> Bool {
        code.contains(name, in: root) { $0.isProjection } || namesStorage(of: name, in: root) { _ in true }
    }

    fileprivate func namesStorage(of name: NameID, in root: SyntaxNode, where condition: (SyntaxNode) -> Bool) -> Bool {
        let text = "_" + index.text(name)
        guard let storage = index.names.lookUp(text) else { return false }
        return code.contains(storage, in: root) {
            $0.kind == .identifierExpression && tree.text($0.anchor) == text && condition($0)
        }
    }
}

extension SyntaxNode {
    /// `_x` of `_x = StateObject(wrappedValue: x)` in an initializer.
    fileprivate func isInitialized(in view: SyntaxNode) -> Bool {
        nextSibling?.kind == .assignmentOperator
            && ancestor { $0.kind == .initializerDeclaration || $0 == view }?.kind == .initializerDeclaration
    }
}
