import Syntax

/// Where a name is looked up from: a file, the types around it and the generic parameters in scope.
public struct LexicalContext: Sendable {
    public let file: Int
    /// Types around the place, inner ones first.
    public var types: [TypeID]
    /// Generic parameters of functions around the place, with their constraints.
    public var genericParameters: [NameID: [ResolvedType]] = [:]
    /// What generic parameters stand for where that is known.
    public var substitutions: [NameID: ResolvedType] = [:]
    /// Types and aliases that are declared in function bodies around the place, with what they stand for: they hide
    /// others.
    var localTypes: [NameID: ResolvedType] = [:]

    public init(file: Int, types: [TypeID] = []) {
        self.file = file
        self.types = types
    }
}

/// What functions and blocks declare for the code in them.
extension TypeResolver {
    /// A place in a function or a block, where what it declares is known: generic parameters, types and aliases.
    public func context(in scope: SyntaxNode, of context: LexicalContext) -> LexicalContext {
        var result = context
        if scope.child(.genericParameterClause) != nil {
            result.genericParameters.merge(genericParameters(of: scope, in: context)) { $1 }
        }
        for item in scope.children { declare(item, in: &result) }
        return result
    }

    /// Types and aliases of a block.
    private func declare(_ item: SyntaxNode, in context: inout LexicalContext) {
        if let type = localType(item, in: context) { context.localTypes[item.name] = type }
        guard item.kind == .conditionalCompilation || item.kind == .conditionalCompilationClause else { return }
        for child in item.children { declare(child, in: &context) }
    }

    /// What a type or an alias that stands in code is to those who name it; nil for any other node.
    func localType(_ node: SyntaxNode, in context: LexicalContext) -> ResolvedType? {
        if node.kind == .typealiasDeclaration {
            return node.child(.genericParameterClause) == nil
                ? node.typeChild.map { resolve($0, in: context) } : .unknown
        }
        // No class of the project; what it holds may be of one.
        return node.kind.isTypeDeclaration && node.kind != .extensionDeclaration
            ? .external(node.name, [.unknown]) : nil
    }

    /// The generic parameters of a declaration, with what they conform to.
    func genericParameters(of node: SyntaxNode, in context: LexicalContext) -> [NameID: [ResolvedType]] {
        guard let clause = node.child(.genericParameterClause) else { return [:] }
        var result: [NameID: [ResolvedType]] = [:]
        for parameter in clause.children where parameter.kind == .genericParameter {
            result[parameter.name] = parameter.typeChild.map { [resolve($0, in: context)] } ?? []
        }
        let requirements = node.child(.whereClause)?.children ?? .none(of: node.tree)
        for requirement in requirements where requirement.kind == .requirement {
            let types = requirement.children.filter { $0.kind.isType }
            guard types.count == 2, let name = types[0].lastTypeComponent?.name, result[name] != nil else { continue }
            result[name]?.append(resolve(types[1], in: context))
        }
        return result
    }
}
