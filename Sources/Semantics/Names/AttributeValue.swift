import SourceText
import Syntax

/// What `@Published` says of its property besides that it is published: a type, a first value (catalogue 205, 206).
extension StoredProperty {
    var hasInitialValue: Bool { initialValue != nil || valueInAttribute != nil }

    /// `5` of `@Published(initialValue: 5) var a: Int`; nil where there is none, or it can't stand behind the property.
    ///
    /// Expressions in attributes are not parsed: what a closure or a publisher in one does is not seen, nor the type of
    /// more than a literal.
    package var valueInAttribute: String? {
        guard let attribute = attributes.first(where: { $0.name == KnownName.Published.id }),
            attribute.hasAttributeArguments,
            binding.child(.initializer) == nil
        else { return nil }
        let tree = attribute.tree
        let start = Int(tree.tokens[attribute.lastToken].payload) + 1
        let value = (start + 2)..<max(start + 2, attribute.lastToken)
        guard !value.isEmpty, tree.tokens[start + 1].kind == .colon,
            [KnownName.initialValue.id, KnownName.wrappedValue.id].contains(tree.tokens[start].payload)
        else { return nil }
        guard isOneLine(value, tree), !value.contains(where: { mayMatter(tree.tokens[$0]) }),
            tree.tokens[value.upperBound - 1].kind != .comma, writtenType != nil || isLiteral(value, tree)
        else { return nil }
        return tree.file.text(TextRange(tree.tokens[value.lowerBound].start, tree.tokens[value.upperBound - 1].end))
    }

    private func mayMatter(_ token: Token) -> Bool { token.kind == .openBrace || token.kind == .dollarIdentifier }

    /// True where neither a comment nor a line end is in it or beside it.
    private func isOneLine(_ value: Range<Int>, _ tree: SyntaxTree) -> Bool {
        let (first, last) = (value.lowerBound - 1, value.upperBound)
        let bytes = tree.file.bytes
        let hasComment = (first..<last).contains { number in
            !bytes[Int(tree.tokens[number].end)..<Int(tree.tokens[number + 1].start)].allSatisfy {
                $0 == 0x20 || $0 == 0x09
            }
        }
        return !hasComment
            && !bytes[Int(tree.tokens[first].end)..<Int(tree.tokens[last].start)].contains { $0 == 0x0A || $0 == 0x0D }
    }

    /// A number, a truth value, or a string.
    private func isLiteral(_ value: Range<Int>, _ tree: SyntaxTree) -> Bool {
        let first = tree.tokens[value.lowerBound]
        if first.kind == .openQuote { return Int(first.payload) == value.upperBound - 1 }
        let isTruthValue = first.kind == .keyword && [KnownName.true.id, KnownName.false.id].contains(first.payload)
        return value.count == 1 && (first.kind == .number || isTruthValue)
    }
}
