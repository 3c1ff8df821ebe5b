import SymbolIndex
import Syntax

/// Finds structs whose equal values are copies of one: all that is stored is constant, and an identifier that is made
/// anew for each value is compared (catalogue 41).
extension EqualityCheck {
    func comparesCopies(_ type: TypeID, _ names: Set<NameID>, _ body: SyntaxNode) -> Bool {
        guard project.index.types[type].kind == .struct, let declaration = declaration(of: type) else { return false }
        let properties = StoredProperty.all(of: declaration)
        guard !properties.isEmpty, properties.allSatisfy(\.isLet),
            properties.contains(where: { names.contains($0.name) && $0.initialValue?.text == "UUID()" })
        else { return false }
        return isConjunction(body)
    }

    private func declaration(of type: TypeID) -> SyntaxNode? {
        guard project.index.types[type].declarations.count == 1, let part = project.index.types[type].declarations.first
        else { return nil }
        return node(part)
    }

    private func node(_ part: TypeFactReference) -> SyntaxNode? {
        guard let position = project.position(of: part.file) else { return nil }
        return semantics.tree(of: project.analyses[position]).root.descendant(
            anchoredAt: project.index.fact(part).offset
        ) { $0.kind == .structDeclaration }
    }

    /// True for code that compares with `==` or `===` and joins with `&&`, so that what it names must be equal each.
    func isConjunction(_ body: SyntaxNode) -> Bool {
        !body.contains { node in
            switch node.kind {
            case .binaryOperator: !["==", "===", "&&"].contains(node.text)
            case .ifStatement, .guardStatement, .switchStatement, .ternaryOperator, .prefixExpression, .callComponent,
                .closureExpression:
                true
            default: false
            }
        }
    }
}
