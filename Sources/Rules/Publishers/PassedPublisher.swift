import Semantics
import SymbolIndex
import Syntax

/// `follow(model.$name)`: a publisher that is passed to a function of the project, and where the parameter is named that
/// takes it.
struct PassedPublisher {
    /// All functions that may be called.
    private(set) var functions: [MemberReference] = []
    private(set) var uses: [(node: SyntaxNode, analysis: FileAnalysis)] = []

    /// Nil where something else may be called, or where the parameter does not say all.
    init?(
        _ argument: SyntaxNode, to callee: SyntaxNode, _ call: SyntaxNode, _ analysis: FileAnalysis,
        _ semantics: Semantics
    ) {
        guard PassedPublisher.isOfProject(callee, analysis, semantics) else { return nil }
        let parameters = GenericArgument(argument, of: call, callee, semantics).parameters
        let isPositional = argument.expressionChild?.firstToken == argument.firstToken
        guard !parameters.isEmpty else { return nil }
        for (function, number) in parameters {
            guard let (declaration, analysis) = semantics.node(of: function), number < declaration.parameters.count,
                let body = declaration.child(.codeBlock),
                !isPositional || !PassedPublisher.hasDefault(declaration.parameters.prefix(number)),
                let uses = PassedPublisher.uses(
                    of: declaration.parameters[number], in: body, semantics.code(of: analysis))
            else { return nil }
            functions.append(function)
            self.uses += uses.map { ($0, analysis) }
        }
    }

    /// True for a function beside which no library has one that may be meant.
    private static func isOfProject(_ callee: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) -> Bool {
        guard callee.kind == .memberComponent else {
            return callee.kind == .identifierExpression && LocalName(callee.name, at: callee) == nil
        }
        switch semantics.types(at: callee, analysis).type(before: callee).boundValue {
        case .nominal(let type, _), .metatype(.nominal(let type, _)):
            return semantics.index.types[type].kind != .external
                && !semantics.index.foreignConformances(of: type).contains(KnownName.Publisher.id)
        default: return false
        }
    }

    /// `func follow(_ first: Int = 0, _ names: …)`: it is left open which one takes the argument.
    private static func hasDefault(_ parameters: ArraySlice<SyntaxNode>) -> Bool {
        parameters.contains { $0.child(.initializer) != nil }
    }

    /// Nil where the parameter is captured or bound.
    private static func uses(of parameter: SyntaxNode, in body: SyntaxNode, _ code: NameOccurrences) -> [SyntaxNode]? {
        let named = code.nodes(named: parameter.name, in: body).filter { node in
            (node.kind == .identifierExpression || node.kind == .capture || node.isShorthandBinding)
                && LocalName(node.name, at: node)?.declaration == parameter
        }
        return named.allSatisfy { $0.kind == .identifierExpression } ? named : nil
    }
}
