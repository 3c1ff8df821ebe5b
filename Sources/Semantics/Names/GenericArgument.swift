import SymbolIndex
import Syntax

/// One argument of a call of the project's functions.
package struct GenericArgument {
    /// True where every function that may be called takes the argument by a generic parameter of its own, which nothing else of it names.
    package let isGeneric: Bool

    package init(_ argument: SyntaxNode, of call: SyntaxNode, _ callee: SyntaxNode, _ semantics: Semantics) {
        let index = semantics.index
        var position = 0
        for other in call.children {
            if other == argument { break }
            position += 1
        }
        let value = argument.expressionChild?.firstToken ?? argument.firstToken
        let label = argument.firstToken == value ? "_" : argument.tree.text(argument.firstToken)
        var answers: [Bool] = []
        for function in semantics.declarations(named: callee.name) {
            let fact = index.fact(function)
            guard fact.kind == .function else {
                isGeneric = false
                return
            }
            let labels = fact.parameters.map { index.text(index.translate($0.label, file: function.file)) }
            guard let parameter = label == "_" ? position : labels.firstIndex(of: label), parameter < labels.count, labels[parameter] == label else { continue }
            answers.append(GenericArgument.isGeneric(parameter, of: function, index))
        }
        isGeneric = !answers.isEmpty && answers.allSatisfy { $0 }
    }

    private static func isGeneric(_ parameter: Int, of function: MemberReference, _ index: ProjectIndex) -> Bool {
        let fact = index.fact(function)
        let names = Set(fact.genericParameters.map { index.translate($0.name, file: function.file) })
        let type = index.decode(fact.parameters[parameter].type, file: function.file)
        // `some Publisher<String, Never>` stands for a parameter of its own.
        if case .some = type { return true }
        guard let name = plainName(type), names.contains(name) else { return false }
        return fact.parameters.indices.allSatisfy { other in
            other == parameter || plainName(index.decode(fact.parameters[other].type, file: function.file)) != name
        }
    }

    private static func plainName(_ type: TypeReference) -> NameID? {
        guard case .named(let components) = type, components.count == 1, let first = components.first, first.arguments.isEmpty else { return nil }
        return first.name
    }
}
