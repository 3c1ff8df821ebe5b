/// What a demangled symbol says of a declaration.
struct CompilerDeclaration {
    let path: CompilerPath
    let isStatic: Bool
    /// The type of a property.
    let type: CompilerType?
    /// The parameters and the result of a function.
    let parameters: [CompilerType]
    let result: CompilerType?

    /// Nil where the text is in a form that is not understood.
    init?(_ symbol: CompilerSymbol) {
        var reader = CompilerTextReader(Substring(symbol.description))
        isStatic = reader.skip("static ")
        guard let path = reader.declarationPath() else { return nil }
        self.path = path
        switch symbol.kind {
        case .type:
            guard reader.isAtEnd else { return nil }
            (type, parameters, result) = (nil, [], nil)
        case .property:
            guard reader.skip(" : ") else { return nil }
            (type, parameters, result) = (CompilerType(reader.rest), [], nil)
        case .function:
            guard case .function(let parameters, let result) = CompilerType(reader.rest) else { return nil }
            (type, self.parameters, self.result) = (nil, parameters, result)
        case .other: return nil
        }
    }
}
