import Semantics
import Syntax

/// `#function` in the observers of a property: the macro moves them to its storage, so that it would be `_x` there
/// (catalogue 36; seen with Swift 6.3).
extension PropertyDecider {
    /// Where observers of tracked properties name their function, and the name that it has to stay.
    var functionNamesInObservers: [(node: SyntaxNode, name: String)] {
        properties.filter { $0.hasObservers && isTracked($0) }.flatMap { property in
            let observers = property.binding.child(.accessorBlock).map { namesOfFunction(in: $0) } ?? []
            return observers.map { ($0, context.index.text(property.name)) }
        }
    }

    private func isTracked(_ property: StoredProperty) -> Bool {
        switch decide(property) {
        case .tracked, .corrected: true
        case .ignored, .split: false
        }
    }

    /// Those in closures too, which are part of the observer by this name, and not those in functions.
    private func namesOfFunction(in observer: SyntaxNode) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        observer.walk { node in
            if node.kind == .macroExpression, node.text == "#function" { found.append(node) }
            return node.kind != .functionDeclaration && !node.kind.isTypeDeclaration
        }
        return found
    }
}
