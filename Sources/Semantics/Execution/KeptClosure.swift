import SymbolIndex
import Syntax

/// Tells under which name a closure, or a function that is handed on, is kept until it runs.
struct KeptClosure {
    let eventCode: EventCode
    let analysis: FileAnalysis

    enum Keeper {
        case cause(EventCode.Cause)
        /// What the value is a part of is kept: a list, a tuple, another value where this is nil.
        case outer
        /// It runs, if at all, where it stands.
        case here
    }

    private var semantics: Semantics { eventCode.semantics }
    private var index: ProjectIndex { semantics.index }

    /// - Parameter isAwaited: the closure waits for something, which no update does.
    func keeper(of value: SyntaxNode, isAwaited: Bool) -> Keeper {
        guard let parent = value.parent else { return .here }
        switch parent.kind {
        case .argument: return keeper(ofArgument: parent, isAwaited: isAwaited)
        case .sequenceExpression: return keeper(of: value, in: parent)
        case .initializer: return keeper(ofInitialValue: parent)
        case .arrayExpression, .dictionaryExpression, .tupleExpression, .ternaryOperator, .prefixExpression:
            return .outer
        case .codeBlock, .returnStatement:
            return value.codeGivingBack.flatMap { keeper(ofValueGivenBackBy: $0, value) } ?? .here
        default: return .here
        }
    }

    /// `onTap = { … }`, `onTap ?? { … }`, `isOn ? onTap : { … }`, and `onTap == nil`, which runs nothing; another operator
    /// may run its operands.
    private func keeper(of value: SyntaxNode, in sequence: SyntaxNode) -> Keeper {
        let around = [value, value.previousSibling, value.nextSibling].compactMap { $0 }
        let isChosen = around.contains { $0.kind == .ternaryOperator || $0.kind == .castOperator || $0.text == "??" }
        let assignment = sequence.children.first { $0.kind == .assignmentOperator && $0.endToken <= value.firstToken }
        guard let assignment, isChosen || assignment == value.previousSibling else {
            let isCompared = around.contains { $0.text == "==" || $0.text == "!=" }
            return isChosen ? .outer : isCompared ? .cause(.event) : .here
        }
        guard let target = assignment.previousSibling else { return .here }
        let parts = target.kind == .chainExpression ? Array(target.children) : [target]
        guard let named = parts.last(where: { $0.kind == .identifierExpression || $0.kind == .memberComponent })
        else { return .here }
        return kept(under: named)
    }

    /// A property or a local; what a type from outside declares, such as a handler of UIKit, is called by it.
    private func kept(under named: SyntaxNode) -> Keeper {
        if named.kind == .identifierExpression, let local = LocalName(named.name, at: named) {
            return .cause(.names([code(of: local.declaration, named.name)]))
        }
        guard semantics.declarations(named: named.name).contains(where: { index.fact($0).kind == .property })
        else { return .cause(.event) }
        return .cause(.names([NamedCode(name: named.name, kind: .closure, owner: owner(of: named))]))
    }

    /// Nil where types don't tell.
    private func owner(of property: SyntaxNode) -> TypeID? {
        if property.isOfSelf { return analysis.enclosingType(of: property) }
        let base = semantics.types(at: property, analysis).type(before: property).unwrapped
        guard case .nominal(let type, _) = base else { return nil }
        return semantics.members.firstMember(named: property.name, in: type)?.owner
    }

    /// A local can be named in the code around its declaration.
    private func code(of local: SyntaxNode, _ name: NameID) -> NamedCode {
        let scope = local.ancestor {
            [.functionDeclaration, .initializerDeclaration, .codeBlock, .closureExpression].contains($0.kind)
        }
        return NamedCode(name: name, kind: .closure, file: analysis.file, scope: scope?.index)
    }

    private func keeper(ofInitialValue initializer: SyntaxNode) -> Keeper {
        guard let binding = initializer.parent, let pattern = binding.firstChild, pattern.kind == .identifierPattern
        else { return .here }
        guard binding.kind == .binding, let variable = binding.parent,
            let owner = eventCode.owner(of: variable, in: analysis)
        else { return .cause(.names([code(of: binding, pattern.name)])) }
        return .cause(.names([eventCode.member(pattern.name, .closure, of: owner, variable, analysis)]))
    }

    /// Whoever has the function, or the property, run.
    private func keeper(ofValueGivenBackBy code: SyntaxNode, _ value: SyntaxNode) -> Keeper? {
        guard code.kind != .closureExpression, let part = value.ancestor(where: { $0.parent == code }),
            case .names(let codes) = eventCode.cause(of: part, in: code, value, analysis)
        else { return nil }
        return .cause(.names(codes.map(\.givenBack)))
    }

    // MARK: Arguments

    private func keeper(ofArgument argument: SyntaxNode, isAwaited: Bool) -> Keeper {
        guard let call = argument.parent, call.kind == .callComponent else {
            return argument.parent?.kind == .tupleExpression ? .outer : .here
        }
        guard let callee = call.calledName else { return .here }
        if let parameters = parameters(for: argument, of: call, callee) { return .cause(.names(parameters)) }
        if isCaseWithFunction(callee.name) { return .cause(.names(valuesBound(byCase: callee.name))) }
        let name = index.text(callee.name)
        // These start something for later, or run at once: either way again and again where an update starts them.
        if ClosureTakers.starting.contains(name) || name.hasPrefix("async") { return .here }
        if isAwaited || ViewUpdate.waitsForEvent(argument) || ViewUpdate.runsOnDismissal(argument) {
            return .cause(.event)
        }
        if let closure = argument.expressionChild,
            ActionClosure(semantics: semantics, analysis: analysis).isAction(closure)
        {
            return .cause(.event)
        }
        if isActionOfLibrary(argument, of: callee) { return .cause(.event) }
        guard SyntaxNode.changesInPlace(callee.name), let receiver = callee.previousSibling,
            receiver.kind != .callComponent
        else { return .here }
        return kept(under: receiver)
    }

    /// `KeyboardView(noteOn: noteOn)`: what a library makes has no use for a function without a result but to tell an
    /// event; a canvas and a path draw with it at once.
    private func isActionOfLibrary(_ argument: SyntaxNode, of callee: SyntaxNode) -> Bool {
        let name = index.text(callee.name)
        guard callee.kind == .identifierExpression, name.first?.isUppercase == true,
            !ClosureTakers.drawing.contains(name),
            index.types(named: callee.name).isEmpty, semantics.declarations(named: callee.name).isEmpty,
            let value = argument.expressionChild, value.lastNamed != nil,
            case .function(let result) = semantics.types(at: value, analysis).type(of: value).unwrapped
        else { return false }
        switch result {
        case .tuple(let elements, _): return elements.isEmpty
        case .external(let type, _): return type == KnownName.Void.id
        default: return false
        }
    }

    /// `case run(() -> Void)`
    private func isCaseWithFunction(_ name: NameID) -> Bool {
        semantics.declarations(named: name).contains { member in
            let fact = index.fact(member)
            guard fact.kind == .enumCase else { return false }
            return fact.parameters.contains { parameter in
                var type = index.decode(parameter.type, file: member.file)
                if case .optional(let inner) = type { type = inner }
                switch type {
                case .function: return true
                case .named(let parts): return parts.last.map { eventCode.aliases.contains($0.name) } ?? false
                default: return false
                }
            }
        }
    }

    /// `work` of `case .run(let work)`, under which what the case holds is called.
    private func valuesBound(byCase name: NameID) -> [NamedCode] {
        semantics.analyses(mentioning: name).flatMap { analysis -> [NamedCode] in
            let nodes = semantics.code(of: analysis).nodes(named: name, in: semantics.tree(of: analysis).root)
            var names: Set<NameID> = []
            for node in nodes {
                node.nextSibling?.walk { part in
                    let isBound =
                        part.kind == .identifierPattern
                        || part.kind == .identifierExpression && part.ancestor { $0.kind == .bindingPattern } != nil
                    if isBound { names.insert(part.name) }
                    return true
                }
            }
            return names.sorted().map { NamedCode(name: $0, kind: .closure, file: analysis.file) }
        }
    }

    /// What the functions and types of the project that may be called call their parameter; nil where none has one
    /// for it.
    private func parameters(for argument: SyntaxNode, of call: SyntaxNode, _ callee: SyntaxNode) -> [NamedCode]? {
        let arguments = CallArguments(call)
        let functions = semantics.declarations(named: callee.name).filter {
            index.fact($0).kind == .function && semantics.mayCall($0, arguments)
        }
        let types = types(madeBy: call, callee)
        guard !functions.isEmpty || !types.isEmpty,
            let passed = arguments.list.first(where: { $0.node == argument })
        else { return nil }
        let taken =
            functions.compactMap { parameters(of: $0, passed) } + types.compactMap { parameters(making: $0, passed) }
        return taken.isEmpty ? nil : taken.flatMap { $0 }
    }

    /// The types of a name, or the one of them that is meant: `Prompt.Model(…)`, `self.init(…)`.
    private func types(madeBy call: SyntaxNode, _ callee: SyntaxNode) -> [TypeID] {
        var name = callee.name
        if name == KnownName.`init`.id, let base = callee.previousSibling {
            let own = analysis.enclosingType(of: call)
            if base.text == "self" || base.text == "Self" { return own.map { [$0] } ?? [] }
            if base.name == KnownName.super.id { return own.map { index.superclasses(of: $0) } ?? [] }
            name = base.name
        }
        let types = eventCode.typesByName[name] ?? []
        guard types.count > 1,
            case .metatype(.nominal(let type, _)) = semantics.types(at: call, analysis).type(before: call),
            types.contains(type)
        else { return types }
        return [type]
    }

    private func parameters(of function: MemberReference, _ passed: CallArguments.Argument) -> [NamedCode]? {
        let fact = index.fact(function)
        guard let declaring = semantics.analysisOfAnyFile(function.file) else { return nil }
        let root = semantics.tree(of: declaring).root
        return root.descendant(anchoredAt: fact.offset) { $0.kind == .functionDeclaration }
            .flatMap { parameters(of: $0, passed, declaring) }
    }

    private func parameters(
        of function: SyntaxNode, _ passed: CallArguments.Argument, _ declaring: FileAnalysis
    ) -> [NamedCode]? {
        let label = { (parameter: SyntaxNode) in parameter.tree.tokens[parameter.labelToken].payload }
        let chosen = passed.parameters(among: function.parameters, label: label, isFunction: mayBeFunction)
            .map { NamedCode(name: $0.name, kind: .closure, file: declaring.file, scope: function.index) }
        return chosen.isEmpty ? nil : chosen
    }

    /// The parameters of initializers, and the properties that the memberwise one sets.
    private func parameters(making type: TypeID, _ passed: CallArguments.Argument) -> [NamedCode]? {
        var result: [NamedCode] = []
        for part in index.types[type].declarations {
            guard let declaring = semantics.analysisOfAnyFile(part.file) else { return nil }
            for declaration in semantics.parts(of: type, in: declaring) {
                let members = declaration.child(.memberBlock)?.children ?? .none(of: declaration.tree)
                let initializers = members.filter { $0.kind == .initializerDeclaration }
                let callable = self.initializers(of: type, in: declaration, part.file, mayTake: passed)
                result += callable.flatMap { parameters(of: $0, passed, declaring) ?? [] }
                guard declaration.kind == .structDeclaration, initializers.isEmpty else { continue }
                let properties = semantics.storedProperties(of: declaration, file: part.file)
                let label = { (binding: SyntaxNode) in binding.firstChild?.name ?? KnownName.wildcard.id }
                let kept = passed.parameters(among: properties.map(\.binding), label: label, isFunction: mayBeFunction)
                result += kept.compactMap(\.firstChild).map { NamedCode(name: $0.name, kind: .closure, owner: type) }
            }
        }
        return result.isEmpty ? nil : result
    }

    /// Those that the call around an argument may mean: an overload with more closures takes none of fewer.
    private func initializers(
        of type: TypeID, in declaration: SyntaxNode, _ file: Int, mayTake passed: CallArguments.Argument
    ) -> [SyntaxNode] {
        guard let call = passed.node.parent else { return [] }
        let arguments = CallArguments(call)
        return index.members(named: KnownName.`init`.id, of: type).compactMap { member in
            guard member.file == file, semantics.mayCall(member, arguments) else { return nil }
            return declaration.descendant(anchoredAt: index.fact(member).offset) { $0.kind == .initializerDeclaration }
        }
    }

    /// A type with an arrow, or an alias, which may stand for one.
    private func mayBeFunction(_ parameter: SyntaxNode) -> Bool {
        parameter.contains { node in
            switch node.kind {
            case .functionType, .closureExpression: true
            case .typeComponent: eventCode.aliases.contains(node.name)
            default: false
            }
        } outside: {
            $0.kind == .accessorBlock
        }
    }
}
