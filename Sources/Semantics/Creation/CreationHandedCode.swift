import SymbolIndex
import Syntax

/// Code that functions are handed, which runs while a value is made.
extension CreationEffects {
    /// What a call hands to a function of the project that takes code.
    struct Handed {
        /// The parameters whose code is known.
        var parameters: Set<SyntaxNode> = []
        fileprivate var code: [(parameter: SyntaxNode, value: SyntaxNode)] = []
    }

    // MARK: Functions of the project

    /// What a call hands to the parameters of a function that are functions; nil where it hands over something else
    /// than closures, and functions by their names.
    func handed(by call: SyntaxNode, to declaration: MeantDeclarations.Declaration, at place: Place) -> Handed? {
        guard let (node, _) = semantics.nodeInAnyFile(of: declaration.member), node.kind == .functionDeclaration,
            node.child(.codeBlock) != nil
        else { return nil }
        guard let filled = node.parametersFilled(by: CallArguments(call).list) else { return nil }
        var handed = Handed()
        for (parameter, value) in filled where parameter.takesCode {
            guard parameter.isAutoclosure || isCode(value, at: place) else { return nil }
            handed.parameters.insert(parameter)
            handed.code.append((parameter, value))
        }
        return handed.code.isEmpty ? nil : handed
    }

    private func isCode(_ value: SyntaxNode, at place: Place) -> Bool {
        if value.kind == .closureExpression { return true }
        if let local = value.kind == .identifierExpression ? LocalName(value.name, at: value) : nil {
            return place.handed.contains(local.declaration) || local.declaration.kind == .functionDeclaration
                || local.closure != nil
        }
        return !functions(namedBy: value, at: place).isEmpty
    }

    /// That of the code that is handed, as often as it may run.
    func effect(
        of handed: Handed, by call: SyntaxNode, at place: Place
    ) -> SyntaxNode? {
        handed.code.firstValue { parameter, value in
            if parameter.isAutoclosure { return effect(of: value, at: place) }
            var inside = place
            if value.kind == .closureExpression,
                let type = typeMade(for: parameter, by: call, at: place)
            {
                inside.fresh[value] = type
            }
            return effect(ofRunning: value, at: inside)
        }
    }

    /// The type of what a function passes to its parameter, where that is made for it in the call: of
    /// `with(DateFormatter()) { … }` and `UILabel().then { … }`.
    private func typeMade(for parameter: SyntaxNode, by call: SyntaxNode, at place: Place) -> ResolvedType? {
        guard let function = parameter.parent?.parent, let body = function.child(.codeBlock),
            let origin = origin(ofWhatGoesTo: parameter, in: body)
        else { return nil }
        switch origin {
        case .parameter(let source):
            let filled = function.parametersFilled(by: CallArguments(call).list) ?? []
            guard let value = filled.first(where: { $0.parameter == source })?.value, ReleaseEffects.isMade(value)
            else { return nil }
            return typeOf(value, at: place)
        case .object:
            let parts = Array(call.calleeParts)
            guard parts.count == 3, parts[0].kind == .identifierExpression, parts[1].kind == .callComponent,
                parts[0].tree.text(parts[0].anchor).first?.isUppercase == true
            else { return nil }
            return typeBefore(parts[2], at: place)
        }
    }

    private enum Origin: Hashable {
        case object
        case parameter(SyntaxNode)
    }

    /// What all calls of a parameter pass to it.
    private func origin(ofWhatGoesTo parameter: SyntaxNode, in body: SyntaxNode) -> Origin? {
        var found: Set<Origin> = []
        let isOther = body.contains { node in
            guard node.kind == .identifierExpression, node.name == parameter.name else { return false }
            guard let call = node.nextSibling, call.kind == .callComponent, call.childCount == 1,
                let value = call.firstChild?.expressionChild
            else { return true }
            let name = value.kind == .prefixExpression ? value.expressionChild : value
            guard let name, let origin = origin(of: name, in: body) else { return true }
            found.insert(origin)
            return false
        }
        return isOther || found.count != 1 ? nil : found.first
    }

    /// The parameter that a name stands for, by itself or as a copy; or the function's own object.
    private func origin(of name: SyntaxNode, in body: SyntaxNode) -> Origin? {
        guard name.kind == .identifierExpression else { return nil }
        if name.name == KnownName.`self`.id { return .object }
        guard let local = LocalName(name.name, at: name), local.isPlainValue else { return nil }
        if local.declaration.kind == .parameter { return .parameter(local.declaration) }
        guard local.declaration.kind == .binding, let value = local.initialValue,
            !body.contains(where: { $0.name == name.name && $0.isAssignedWhole })
        else { return nil }
        return origin(of: value, in: body)
    }

    /// The type of the object that a closure gets, of which nothing else knows: before `dateStyle` of
    /// `$0.dateStyle = .short`.
    func typeOfFresh(before member: SyntaxNode, at place: Place) -> ResolvedType? {
        guard !place.fresh.isEmpty, let name = member.previousSibling, name == member.parent?.firstChild,
            name.kind == .identifierExpression
        else { return nil }
        if name.isAnonymousParameter {
            return name.text == "$0" ? name.closureOfAnonymousParameter.flatMap { place.fresh[$0] } : nil
        }
        guard let parameter = LocalName(name.name, at: name)?.declaration, parameter.kind == .closureParameter,
            let closure = parameter.parent, closure.children.first(where: { $0.kind == .closureParameter }) == parameter
        else { return nil }
        return place.fresh[closure]
    }

    // MARK: Code that runs

    /// That of code that is handed to who may run it.
    func effect(ofRunning value: SyntaxNode, at place: Place) -> SyntaxNode? {
        if value.kind == .closureExpression { return effect(ofClosure: value, at: place) }
        if let local = value.kind == .identifierExpression ? LocalName(value.name, at: value) : nil {
            if let code = local.closure { return effect(ofClosure: code, at: place) }
            let isUnknown = local.declaration.kind == .parameter && local.declaration.takesCode
            return isUnknown && !place.handed.contains(local.declaration) ? value : effect(of: value, at: place)
        }
        return functions(namedBy: value, at: place).firstValue { function in
            let name = value.lastNamed ?? value
            return name.isOfSelf && !place.plain.isEmpty
                ? effect(ofOwn: function, at: name) : effect(ofCodeOf: function, at: name)
        } ?? effect(of: value, at: place)
    }

    /// The functions that a value names: `load`, `self.load`, `Store.load`.
    private func functions(namedBy value: SyntaxNode, at place: Place) -> [MeantDeclarations.Declaration] {
        guard let name = value.lastNamed, name.anchorToken.kind == .identifier, name.expressionItEnds == value,
            name.kind == .memberComponent || name.kind == .identifierExpression
        else { return [] }
        let base = name.kind == .memberComponent ? typeBefore(name, at: place) : nil
        return declarations(of: name, on: base, at: place).filter { index.fact($0.member).kind == .function }
    }
}

extension LocalName {
    /// The closure that a constant holds.
    var closure: SyntaxNode? {
        guard declaration.kind == .binding, declaration.parent?.name == KnownName.let.id,
            let value = declaration.child(.initializer)?.expressionChild, value.kind == .closureExpression
        else { return nil }
        return value
    }
}

extension SyntaxNode {
    /// The parameters of a function that the arguments of a call are for; nil where that is not certain.
    fileprivate func parametersFilled(
        by arguments: [CallArguments.Argument]
    ) -> [(parameter: SyntaxNode, value: SyntaxNode)]? {
        let label = { (parameter: SyntaxNode) in parameter.tree.tokens[parameter.labelToken].payload }
        guard !parameters.contains(where: { $0.text.hasSuffix("...") }) else { return nil }
        var rest = parameters[...]
        var filled: [(parameter: SyntaxNode, value: SyntaxNode)] = []
        for argument in arguments {
            let position: Int?
            if argument.isTrailing, argument.label == nil {
                let meant = argument.parameters(among: parameters, label: label) { $0.takesCode }
                position = meant.count == 1 ? rest.firstIndex(of: meant[0]) : nil
            } else {
                position = rest.firstIndex { label($0) == argument.label ?? KnownName.wildcard.id }
            }
            guard let position else { return nil }
            filled.append((rest[position], argument.value))
            rest = rest[(position + 1)...]
        }
        return filled
    }

    /// True for a parameter whose type is written as a function.
    fileprivate var takesCode: Bool {
        let written = typeChild
        return (written?.kind == .attributedType ? written?.typeChild : written)?.kind == .functionType
    }
}
