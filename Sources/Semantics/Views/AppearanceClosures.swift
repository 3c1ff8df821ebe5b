import SymbolIndex
import Syntax

/// Tells closures that certainly run when a view appears for the first time: of `onAppear` and `task`, and of modifiers
/// of the project that hand theirs to these, such as `onLoad` and `onFirstAppear`.
package struct AppearanceClosures {
    let semantics: Semantics
    private var index: ProjectIndex { semantics.index }

    package init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// - Parameter argument: of any call.
    package func areRun(_ argument: SyntaxNode) -> Bool {
        var asked: Set<NameID> = []
        return isRun(argument, &asked)
    }

    // MARK: Arguments

    private func isRun(_ argument: SyntaxNode, _ asked: inout Set<NameID>) -> Bool {
        guard let call = argument.parent, let callee = call.calledName,
            let passed = CallArguments(call).list.first(where: { $0.node == argument })
        else { return false }
        let name = callee.tree.text(callee.anchor)
        if name == "onAppear" || name == "task" { return true }
        let functions = semantics.declarations(named: callee.name).filter { function in
            index.fact(function).kind == .function && !index.fact(function).parameters.isEmpty
        }
        guard !functions.isEmpty, asked.insert(callee.name).inserted else { return false }
        return functions.allSatisfy { function in
            guard let declaration = semantics.nodeInAnyFile(of: function)?.node,
                let parameter = parameter(for: passed, of: declaration)
            else { return false }
            return isRun(parameter.name, byResultOf: declaration, &asked)
        }
    }

    private func parameter(for passed: CallArguments.Argument, of function: SyntaxNode) -> SyntaxNode? {
        if let label = passed.label { return function.parameter(labeled: label) }
        let parameters = function.parameters
        return parameters.count == 1 ? parameters.first : nil
    }

    // MARK: Code that makes a view

    /// True where a function of one statement hands the closure of a name to a modifier that runs it.
    private func isRun(_ name: NameID, byResultOf function: SyntaxNode, _ asked: inout Set<NameID>) -> Bool {
        guard let body = function.child(.codeBlock), body.childCount == 1, let statement = body.firstChild else {
            return false
        }
        let view = statement.kind == .returnStatement ? statement.expressionChild : statement
        guard let view, view.kind == .chainExpression else { return false }
        for call in view.children where call.kind == .callComponent {
            for argument in CallArguments(call).list where isRun(name, by: argument, &asked) { return true }
        }
        return false
    }

    private func isRun(_ name: NameID, by argument: CallArguments.Argument, _ asked: inout Set<NameID>) -> Bool {
        let value = argument.value
        if value.kind == .closureExpression {
            return value.statementsOfClosure.runs(name, besides: states(around: value)) && isRun(argument.node, &asked)
        }
        if value.isOwnName(name) { return isRun(argument.node, &asked) }
        guard argument.node.parent?.calledName.map({ index.text($0.name) }) == "modifier" else { return false }
        return isRun(name, byModifier: value, &asked)
    }

    /// `FirstAppearance(action: action)`
    private func isRun(_ name: NameID, byModifier made: SyntaxNode, _ asked: inout Set<NameID>) -> Bool {
        guard made.kind == .chainExpression, made.childCount == 2, let callee = made.firstChild,
            let call = made.lastChild, call.kind == .callComponent,
            let passed = CallArguments(call).list.first(where: { $0.value.isOwnName(name) }), let label = passed.label,
            case let types = semantics.types(ofAnyPlaceNamed: callee.name), types.count == 1, let type = types.first,
            let property = property(of: type, madeWith: label)
        else { return false }
        let bodies = index.members(named: KnownName.body.id, of: type).filter { index.fact($0).kind == .function }
        guard bodies.count == 1, let body = bodies.first, let function = semantics.nodeInAnyFile(of: body)?.node
        else { return false }
        return isRun(property, byResultOf: function, &asked)
    }

    /// The stored property that an initializer sets to what has the label; without one, that of the label's name.
    private func property(of type: TypeID, madeWith label: NameID) -> NameID? {
        let isStored = index.members(named: label, of: type).contains { index.fact($0).isStored }
        let initializers = index.members(named: KnownName.`init`.id, of: type)
        guard !initializers.isEmpty else { return isStored ? label : nil }
        guard isStored, initializers.count == 1, let initializer = initializers.first,
            let body = semantics.nodeInAnyFile(of: initializer)?.node.child(.codeBlock)
        else { return nil }
        let isSet = body.children.contains { statement in
            guard statement.kind == .sequenceExpression, statement.childCount == 3, let target = statement.firstChild,
                let value = statement.lastChild, let property = target.lastNamed, target.isLeftOfAssignment
            else { return false }
            return property.name == label && property.isMemberOfSelf && value.isOwnName(label)
        }
        return isSet ? label : nil
    }

    /// The states of the type around a closure that are false at first.
    private func states(around closure: SyntaxNode) -> Set<NameID> {
        let block = closure.enclosingDeclaration?.child(.memberBlock)
        return (block?.children ?? .none(of: closure.tree)).reduce(into: []) { names, member in
            guard member.kind == .variableDeclaration, member.attribute(named: .State) != nil,
                let binding = member.child(.binding), let pattern = binding.firstChild,
                binding.child(.initializer)?.expressionChild?.text == "false"
            else { return }
            names.insert(pattern.name)
        }
    }
}

extension Sequence<SyntaxNode> {
    /// True where statements call a function, at least where some states are still false.
    fileprivate func runs(_ name: NameID, besides states: Set<NameID>) -> Bool {
        for statement in self {
            let call = statement.isAwait ? statement.expressionChild : statement
            if let call, call.kind == .chainExpression, call.firstChild?.isCalled(as: name) == true { return true }
            switch statement.kind {
            // `guard !didAppear else { return }`
            case .guardStatement where statement.asksForFalse(oneOf: states): break
            // `if !didAppear { … }`
            case .ifStatement where statement.asksForFalse(oneOf: states):
                return statement.child(.codeBlock)?.children.runs(name, besides: states) ?? false
            // `didAppear = true`
            case .sequenceExpression where statement.firstChild?.isLeftOfAssignment == true: break
            default: return false
            }
        }
        return false
    }
}

extension SyntaxNode {
    fileprivate func isCalled(as name: NameID) -> Bool { isOwnName(name) && isCalled }

    /// True for a statement whose only condition is `!name`.
    fileprivate func asksForFalse(oneOf names: Set<NameID>) -> Bool {
        let conditions = children.filter { $0.kind != .codeBlock }
        guard conditions.count == 1, let condition = conditions.first else { return false }
        let value = condition.kind == .prefixExpression ? condition : condition.expressionChild
        guard let value, value.kind == .prefixExpression, value.text.hasPrefix("!"), let name = value.expressionChild
        else { return false }
        return names.contains { name.isOwnName($0) }
    }
}
