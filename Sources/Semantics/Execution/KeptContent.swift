import SymbolIndex
import Syntax

/// Tells closures that a view of the project keeps and runs in its own body: what such a closure reads updates that
/// view, and not the one that it is written in (catalogue 213).
struct KeptContent {
    let semantics: Semantics
    let analysis: FileAnalysis

    private var index: ProjectIndex { semantics.index }

    func isKept(_ closure: SyntaxNode) -> Bool {
        guard closure.kind == .closureExpression, let argument = closure.parent, argument.kind == .argument,
            let call = argument.parent, let callee = call.calledName
        else { return false }
        let isInitializer = callee.name == KnownName.`init`.id
        let types = semantics.types(meantBy: callee, analysis)
        let functions = isInitializer ? [] : semantics.declarations(named: callee.name)
        guard !types.isEmpty || !functions.isEmpty,
            let passed = CallArguments(call).list.first(where: { $0.node == argument })
        else { return false }
        return types.contains { keeps(passed, $0) }
            || functions.contains { index.fact($0).kind == .function && keeps(passed, function: $0) }
    }

    /// True where the value of a type keeps a function that gives something back; what is kept without being one, such
    /// as `@ViewBuilder let content: Content`, has been made when the value is.
    private func keeps(_ passed: CallArguments.Argument, _ type: TypeID) -> Bool {
        let properties = index.members(of: type).filter { index.fact($0).isStored }
        let functions = properties.filter { givesSomething(index.fact($0).type, file: $0.file) }
        guard !functions.isEmpty else { return false }
        guard let label = passed.label else { return true }
        if functions.contains(where: { index.name(of: $0) == label }) { return true }
        // An initializer may keep it under another name.
        return !properties.contains { index.name(of: $0) == label }
    }

    private func givesSomething(_ type: CodeOffset, file: Int) -> Bool {
        guard type != 0 else { return false }
        var written = index.decode(type, file: file)
        if case .optional(let inner) = written { written = inner }
        switch written {
        case .function(let result, _): return result != .tuple([]) && result != KeptContent.void
        case .named(let parts): return parts.last.map { semantics.eventCode.aliases.contains($0.name) } ?? false
        default: return false
        }
    }

    private static let void = TypeReference.named([.init(name: KnownName.Void.id, arguments: [])])

    /// True for a parameter that may be used when the function has returned.
    private func keeps(_ passed: CallArguments.Argument, function: MemberReference) -> Bool {
        guard let declaration = semantics.node(of: function)?.node else {
            return index.fact(function).parameters.contains { givesSomething($0.type, file: function.file) }
        }
        return declaration.parameters.contains { parameter in
            guard passed.label.map({ $0 == parameter.tree.tokens[parameter.labelToken].payload }) ?? true,
                let type = parameter.typeChild
            else { return false }
            return type.kind == .optionalType
                || (parameter.firstToken..<parameter.endToken).contains { parameter.tree.text($0) == "escaping" }
        }
    }
}
