/// Literals, and the types that they have on their own.
extension SyntaxNode {
    /// The name of the type of a literal where nothing else decides it; nil for `nil` and for what is not a literal.
    public var typeOfLiteral: NameID? {
        switch kind {
        case .stringExpression: return KnownName.String.id
        case .literalExpression where anchorToken.kind == .number:
            let digits = text
            let exponents = digits.hasPrefix("0x") ? "pP" : ".eE"
            let isInteger = !digits.contains { exponents.contains($0) }
            return isInteger ? KnownName.Int.id : KnownName.Double.id
        case .literalExpression: return anchorToken.payload == KnownName.nil.id ? nil : KnownName.Bool.id
        default: return nil
        }
    }
}
