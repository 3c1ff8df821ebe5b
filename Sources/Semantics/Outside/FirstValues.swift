import SymbolIndex
import Syntax

/// Values that only begin a state of a view: SwiftUI keeps the first one, and no later one is shown (catalogue 213).
struct FirstValues {
    let semantics: Semantics
    /// The types around the code, inner ones first.
    let types: [TypeID]
    let file: Int
    /// Those of the properties that count.
    var wrappers: [KnownName] = [.State, .StateObject]

    private var index: ProjectIndex { semantics.index }

    /// True for an argument that comes to nothing else, and of which making it again and again can't be noticed.
    func keeps(_ argument: SyntaxNode) -> Bool {
        guard let call = argument.parent, call.kind == .callComponent, let callee = call.previousSibling,
            let value = argument.expressionChild
        else { return false }
        if callee.previousSibling == nil, isStorage(setBy: callee) { return isMadeUnnoticed(value) }
        let isName = callee.kind == .identifierExpression && LocalName(meantBy: callee) == nil
        guard isName || callee.kind == .memberComponent,
            case let arguments = CallArguments(call),
            let label = arguments.list.first(where: { $0.node == argument })?.label
        else { return false }
        let views = semantics.types(meantBy: callee, in: LexicalContext(file: file, types: types))
        return !views.isEmpty && views.allSatisfy { keeps(label, of: $0, value, arguments) }
    }

    /// True for an argument of what the storage of a state is set to: `_text = .init(initialValue: text)`.
    func setsStorage(_ argument: SyntaxNode) -> Bool {
        guard let callee = argument.parent?.previousSibling, callee.previousSibling == nil else { return false }
        return isStorage(setBy: callee)
    }

    /// True for `self.isOn = defaults.bool(forKey: "isOn")` in an initializer, where making the value again can't be
    /// noticed.
    func keeps(assignment: SyntaxNode) -> Bool {
        guard assignment.kind == .sequenceExpression, let target = assignment.firstChild,
            let set = target.nextSibling, set.kind == .assignmentOperator, let value = set.nextSibling,
            value.nextSibling == nil, let name = target.lastNamed, name.isOfSelf, let view = types.first, isView(view)
        else { return false }
        let code = assignment.ancestor { $0.kind == .initializerDeclaration || $0.kind == .closureExpression }
        return code?.kind == .initializerDeclaration && wrapper(of: name.name, in: view) == .State
            && isMadeUnnoticed(value)
    }

    /// True for `text` of `self.init(text: …)` by the memberwise initializer, for a state of the view.
    func beginsStateByDelegation(_ argument: SyntaxNode) -> Bool {
        guard let label = argument.argumentLabel, let call = argument.parent, let callee = call.previousSibling,
            callee.kind == .memberComponent, callee.name == KnownName.`init`.id, callee.isOfSelf,
            let view = types.first, isView(view), wrapper(of: label, in: view) == .State
        else { return false }
        let arguments = CallArguments(call)
        return index.members(named: KnownName.`init`.id, of: view).allSatisfy { initializer in
            let declaration = semantics.nodeInAnyFile(of: initializer)?.node.enclosingDeclaration
            return declaration?.kind == .extensionDeclaration && !semantics.mayCall(initializer, arguments)
        }
    }

    /// The same for the value of a local in an initializer that begins states only.
    func beginsStates(local value: SyntaxNode) -> Bool {
        guard value.parent?.kind == .initializer, let binding = value.parent?.parent, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern, let view = types.first, isView(view)
        else { return false }
        let code = binding.ancestor { node in
            node.kind == .initializerDeclaration || node.kind == .closureExpression || node.kind == .memberBlock
        }
        guard code?.kind == .initializerDeclaration, let body = code?.child(.codeBlock) else { return false }
        return beginsStates(pattern.name, in: body) && isMadeUnnoticed(value)
    }

    /// The same for the value that a parameter of an initializer has by default.
    func keepsDefault(of parameter: SyntaxNode, in initializer: SyntaxNode, of type: TypeID) -> Bool {
        guard let value = parameter.child(.initializer)?.expressionChild, isView(type) else { return false }
        return isFirstValue(parameter, of: initializer, of: type) && (parameter.isAutoclosure || isMadeUnnoticed(value))
    }

    private func isView(_ type: TypeID) -> Bool { semantics.project.owners.isView(type) }

    private func isMadeUnnoticed(_ value: SyntaxNode) -> Bool {
        semantics.creationEffects.effect(of: value, file: file, types: types) == nil
    }

    // MARK: Initializers of views

    private func keeps(_ label: NameID, of view: TypeID, _ value: SyntaxNode, _ arguments: CallArguments) -> Bool {
        guard isView(view) else { return false }
        let initializers = index.members(named: KnownName.`init`.id, of: view)
        let accepting = initializers.filter { semantics.mayCall($0, arguments) }
        guard accepting.isEmpty else {
            return accepting.allSatisfy { accepted in
                guard let initializer = semantics.nodeInAnyFile(of: accepted)?.node,
                    let parameter = initializer.parameter(labeled: label)
                else { return false }
                return isFirstValue(parameter, of: initializer, of: view)
                    && (parameter.isAutoclosure || isMadeUnnoticed(value))
            }
        }
        // The memberwise one takes the object of a `@StateObject` as an autoclosure, as the wrapper does.
        guard initializers.isEmpty, let wrapper = wrapper(of: label, in: view) else { return false }
        return wrapper == .StateObject || isMadeUnnoticed(value)
    }

    /// True for a parameter that only begins states of the view.
    private func isFirstValue(_ parameter: SyntaxNode, of initializer: SyntaxNode, of view: TypeID) -> Bool {
        guard let body = initializer.child(.codeBlock) else { return false }
        return FirstValues(semantics: semantics, types: [view], file: file, wrappers: wrappers)
            .beginsStates(parameter.name, in: body)
    }

    /// True for a parameter or a local of which each mention begins a state.
    private func beginsStates(_ name: NameID, in body: SyntaxNode) -> Bool {
        var uses: [SyntaxNode] = []
        body.walk { node in
            if node.kind == .identifierExpression, node.name == name { uses.append(node) }
            return true
        }
        return !uses.isEmpty && uses.allSatisfy { beginsState($0, within: body) }
    }

    private func beginsState(_ use: SyntaxNode, within body: SyntaxNode) -> Bool {
        if let set = use.previousSibling, set.kind == .assignmentOperator, use.nextSibling == nil,
            let name = set.previousSibling?.lastName, let view = types.first, wrapper(of: name, in: view) != nil
        {
            return true
        }
        return use.ancestor { node in
            guard node.kind == .argument, let callee = node.parent?.previousSibling,
                callee.previousSibling == nil || callee.isOfSelf
            else { return node == body }
            return isStorage(setBy: callee) || wrappers.contains { $0.id == callee.name }
                || beginsStateByDelegation(node)
        } != body
    }

    // MARK: States

    /// `_text = .init(initialValue: …)`
    private func isStorage(setBy callee: SyntaxNode) -> Bool {
        guard callee.kind == .implicitMemberExpression, callee.name == KnownName.`init`.id,
            let set = callee.wholeExpression.previousSibling, set.kind == .assignmentOperator,
            let storage = set.previousSibling?.lastName, let view = types.first
        else { return false }
        let text = index.text(storage)
        guard text.hasPrefix("_"), let property = index.names.lookUp(String(text.dropFirst())) else { return false }
        return wrapper(of: property, in: view) != nil
    }

    private func wrapper(of property: NameID, in view: TypeID) -> KnownName? {
        let found = index.members(named: property, of: view)
        guard found.count == 1, let member = found.first else { return nil }
        let attributes = index.fact(member).attributes.map { index.translate($0, file: member.file) }
        let place = LexicalContext(file: member.file, types: index.enclosingTypes(of: view))
        return wrappers.first { wrapper in
            attributes.contains(wrapper.id) && !semantics.types.hides(wrapper.id, in: place)
        }
    }
}
