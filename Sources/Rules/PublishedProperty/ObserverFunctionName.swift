import Semantics
import Syntax

/// `#function` in the observers of a property: the macro moves them to its storage, so that it would be `_x` there
/// (catalogue 36; seen with Swift 6.3).
extension PropertyDecider {
    /// Where observers of tracked properties name their function, and what has to stand there instead.
    var functionNamesInObservers: [(node: SyntaxNode, text: String)] {
        properties.filter { $0.hasObservers && isTracked($0) }.flatMap { property in
            let observers = property.binding.child(.accessorBlock).map { namesOfFunction(in: $0) } ?? []
            let name = context.index.text(property.name)
            return observers.map { $0.kind == .interpolation ? ($0, name) : ($0, "\"\(name)\"") }
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
            if node.kind == .macroExpression, node.text == "#function" { found.append(node.interpolationOfItself) }
            return node.kind != .functionDeclaration && !node.kind.isTypeDeclaration
        }
        return found
    }
}

extension SyntaxNode {
    /// The `\(…)` that holds nothing else; else the node.
    fileprivate var interpolationOfItself: SyntaxNode {
        guard let interpolation = parent?.parent, interpolation.kind == .interpolation,
            interpolation.childCount == 1, parent?.childCount == 1
        else { return self }
        return interpolation
    }
}
