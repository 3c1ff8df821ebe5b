import SymbolIndex
import Syntax

/// One argument of a call of the project's functions.
package struct GenericArgument {
    /// The functions that may be called, each with the number of the parameter that takes the argument; none where a
    /// value may be called.
    package let parameters: [(function: MemberReference, number: Int)]

    package init(_ argument: SyntaxNode, of call: SyntaxNode, _ callee: SyntaxNode, _ semantics: Semantics) {
        let index = semantics.index
        var position = 0
        for other in call.children {
            if other == argument { break }
            position += 1
        }
        let value = argument.expressionChild?.firstToken ?? argument.firstToken
        let label = argument.firstToken == value ? "_" : argument.tree.text(argument.firstToken)
        var found: [(function: MemberReference, number: Int)] = []
        for function in GenericArgument.functions(called: callee, semantics) {
            let fact = index.fact(function)
            guard fact.kind == .function || fact.kind == .initializer else {
                parameters = []
                return
            }
            let labels = fact.parameters.map { index.text(index.translate($0.label, file: function.file)) }
            guard let parameter = label == "_" ? position : labels.firstIndex(of: label), parameter < labels.count,
                labels[parameter] == label
            else { continue }
            found.append((function, parameter))
        }
        parameters = found
    }

    /// All of the name, or the initializers of a type; what is declared next to these may be meant as well.
    private static func functions(called callee: SyntaxNode, _ semantics: Semantics) -> [MemberReference] {
        let declared = semantics.declarations(named: callee.name)
        let types = semantics.types(ofAnyPlaceNamed: callee.name)
        return types.reduce(into: declared) { functions, type in
            functions += semantics.members.members(named: KnownName.`init`.id, in: type).map(\.member)
        }
    }

    /// True where a function takes an argument by a generic parameter of its own, which nothing else of it names, or as
    /// any publisher.
    package static func isGeneric(_ parameter: Int, of function: MemberReference, _ index: ProjectIndex) -> Bool {
        let fact = index.fact(function)
        let names = Set(fact.genericParameters.map { index.translate($0.name, file: function.file) })
        let type = index.decode(fact.parameters[parameter].type, file: function.file)
        // `some Publisher<String, Never>` stands for a parameter of its own.
        if case .some = type { return true }
        if isAnyPublisher(type, index) { return true }
        guard let name = plainName(type), names.contains(name) else { return false }
        // `where P == Published<Int>.Publisher`
        for pair in stride(from: 0, to: fact.requirements.count - 1, by: 2) {
            let sides = fact.requirements[pair...(pair + 1)].map { plainName(index.decode($0, file: function.file)) }
            guard !sides.contains(name) || sides.contains(KnownName.Publisher.id) else { return false }
        }
        return fact.parameters.indices.allSatisfy { other in
            other == parameter || plainName(index.decode(fact.parameters[other].type, file: function.file)) != name
        }
    }

    /// False for `any AsyncSequence<String, Never>`, which no publisher is: an overload that is not called with one.
    package static func mayTakePublisher(_ parameter: Int, of function: MemberReference, _ index: ProjectIndex) -> Bool
    {
        let type = index.decode(index.fact(function).parameters[parameter].type, file: function.file)
        guard case .any(let protocols) = type, let name = protocols.lastName, index.types(named: name).isEmpty
        else { return true }
        return !SDKTypes.sequences.contains(index.text(name))
    }

    /// `any Publisher` or `any Publisher<Output, Failure>` of Combine.
    private static func isAnyPublisher(_ type: TypeReference, _ index: ProjectIndex) -> Bool {
        guard case .any(.named(let components)) = type else { return false }
        return components.last?.name == KnownName.Publisher.id && index.types(named: KnownName.Publisher.id).isEmpty
    }

    private static func plainName(_ type: TypeReference) -> NameID? {
        guard case .named(let components) = type, components.count == 1, let first = components.first,
            first.arguments.isEmpty
        else { return nil }
        return first.name
    }
}
