import Syntax

/// Tells by labels which parameter of a function an argument of a call is for (SE-0286 for closures behind the
/// parentheses).
struct ArgumentMatcher {
    let tree: SyntaxTree
    let index: ProjectIndex
    /// The file that declares the function.
    let file: Int

    /// What a parameter takes.
    enum Kind: Equatable {
        /// A function that gets values of these types.
        case function([ResolvedType])
        /// No function.
        case value
        case unknown

        fileprivate var mayBeFunction: Bool { self != .value }

        fileprivate var isFunction: Bool {
            if case .function = self { return true }
            return false
        }
    }

    enum Match {
        case parameter(Int)
        /// The call can't mean the function.
        case notCalled
        case unclear
    }

    /// The parameter for one argument of a call.
    func match(_ call: SyntaxNode, _ parameters: [ParameterFact], _ kinds: [Kind], _ argument: SyntaxNode) -> Match {
        let (inside, trailing) = arguments(of: call)
        var next = 0
        for passed in inside {
            guard
                let number = parameter(labeled: passed.argumentLabel ?? KnownName.wildcard.id, from: next, parameters)
            else {
                // One more value of a variadic parameter has no label.
                return passed.argumentLabel == nil && next > 0 ? .unclear : .notCalled
            }
            if passed == argument { return .parameter(number) }
            next = number + 1
        }
        return match(trailing: trailing, from: next, parameters, kinds, argument)
    }

    /// The arguments within the parentheses, and the closures behind them.
    private func arguments(of call: SyntaxNode) -> (inside: [SyntaxNode], trailing: [SyntaxNode]) {
        let arguments = call.children.filter { $0.kind == .argument }
        let closing = closingParenthesis(of: call)
        return (arguments.filter { $0.firstToken < closing }, arguments.filter { $0.firstToken >= closing })
    }

    /// False where the labels of a call do not fit, or too few arguments are passed.
    func mayCall(_ call: SyntaxNode, _ parameters: [ParameterFact]) -> Bool {
        let (inside, trailing) = arguments(of: call)
        var next = 0
        var matched: Set<Int> = []
        for passed in inside {
            guard
                let number = parameter(labeled: passed.argumentLabel ?? KnownName.wildcard.id, from: next, parameters)
            else {
                // One more value of a variadic parameter has no label.
                guard passed.argumentLabel == nil, next > 0 else { return false }
                continue
            }
            matched.insert(number)
            next = number + 1
        }
        let isMissing: (Int) -> Bool = { !parameters[$0].hasDefault && !matched.contains($0) }
        return parameters.indices.filter(isMissing).count <= trailing.count
    }

    private func match(
        trailing: [SyntaxNode], from next: Int, _ parameters: [ParameterFact], _ kinds: [Kind], _ argument: SyntaxNode
    ) -> Match {
        let labels = trailing.dropFirst().map(\.argumentLabel)
        let open = (next..<parameters.count).filter { number in !labels.contains(labelName(parameters[number])) }
        guard argument == trailing.first else {
            guard let wanted = argument.argumentLabel,
                let number = (next..<parameters.count).first(where: { labelName(parameters[$0]) == wanted })
            else { return .notCalled }
            return .parameter(number)
        }
        let candidates = open.filter { kinds[$0].mayBeFunction && (kinds[$0].isFunction || !parameters[$0].hasDefault) }
        guard let first = candidates.first else { return .notCalled }
        let required = open.filter { !parameters[$0].hasDefault }
        guard required.count <= 1 else { return .notCalled }
        // Swift 5 and Swift 6 choose otherwise where each of several may be left out.
        if required.isEmpty, candidates.contains(where: { kinds[$0] != kinds[first] }) { return .unclear }
        let chosen = required.first ?? first
        return kinds[chosen].isFunction ? .parameter(chosen) : kinds[chosen] == .unknown ? .unclear : .notCalled
    }

    /// The next parameter of a label; those with a default may be left out before it.
    private func parameter(labeled label: NameID, from first: Int, _ parameters: [ParameterFact]) -> Int? {
        for number in stride(from: first, to: parameters.count, by: 1) {
            if labelName(parameters[number]) == label { return number }
            guard parameters[number].hasDefault else { return nil }
        }
        return nil
    }

    private func labelName(_ parameter: ParameterFact) -> NameID { index.translate(parameter.label, file: file) }

    /// The token that closes the parentheses; the first token of a call without any.
    private func closingParenthesis(of call: SyntaxNode) -> Int {
        guard tree.tokens[call.firstToken].kind == .openParenthesis else { return call.firstToken }
        var depth = 0
        for position in call.tokenRange {
            switch tree.tokens[position].kind {
            case .openParenthesis: depth += 1
            case .closeParenthesis: depth -= 1
            default: continue
            }
            if depth == 0 { return position }
        }
        return call.endToken
    }
}
