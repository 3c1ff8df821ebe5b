import SymbolIndex
import Syntax

/// Whether what a body makes with each update differs from the one before, so that it is evaluated as well: by what it
/// is made with, and by what it stores itself.
extension OutsideWalk {
    /// True for a call of which each value differs from the one before.
    func isAnotherEachTime(_ type: TypeID, madeBy call: SyntaxNode) -> Bool {
        if call.children.contains(where: { isNeverEqual($0) }) { return true }
        let labels = call.argumentLabels
        let arguments = CallArguments(call)
        if reads.defaultsThatDiffer(of: type).contains(where: { !labels.contains($0) }) { return true }
        return index.members(named: KnownName.`init`.id, of: type).contains { member in
            guard semantics.mayCall(member, arguments) else { return false }
            let stored = reads.differingValues(storedBy: member)
            return stored.areCertain || stored.parameters.contains { !labels.contains($0) }
        }
    }

    /// True for an argument that never equals the one before, so that what is made with it is evaluated with each
    /// update: a closure, a method, a binding made of closures, a new object.
    func isNeverEqual(_ argument: SyntaxNode) -> Bool {
        argument.expressionChild.map { isNeverEqual(value: $0) } ?? false
    }

    func isNeverEqual(value: SyntaxNode) -> Bool {
        switch value.kind {
        case .closureExpression: return !isConstant(value)
        case .arrayExpression:
            return value.children.contains { $0.kind.isExpression && isNeverEqual(value: $0) }
        case .identifierExpression:
            if isBindingToElement(value) { return true }
            if let local = LocalName(value.name, at: value) {
                guard local.declaration.kind == .binding, let made = local.initialValue,
                    made.firstToken < value.firstToken
                else { return false }
                return isNeverEqual(value: made)
            }
            return types.contains { type in
                let found = semantics.members.members(named: value.name, in: type)
                return isMethod(found) || found.contains { isNeverEqual(resultOf: $0.member) }
            }
        case .chainExpression:
            guard let first = value.firstChild, let last = Array(value.children).last else { return false }
            if isOfNewValue(first) || makesUncomparedList(value, last) || isBindingToElement(value) { return true }
            if last.kind == .memberComponent {
                let found = members(named: last.name, of: expressions.type(before: last))
                return isMethod(found) || found.contains { isNeverEqual(resultOf: $0.member) }
            }
            if let made = ObjectCreation(value, in: context.analysis, semantics), made.call == last {
                return makesAnother(.nominal(made.type, []), last)
            }
            guard last.kind == .callComponent else { return false }
            if givesNeverEqual(last) { return true }
            guard last.previousSibling == first else { return false }
            // `.make()`
            guard first.kind == .identifierExpression else {
                guard first.kind == .implicitMemberExpression else { return isResultNeverEqual(first) }
                if first.name == KnownName.`init`.id, makesAnother(expressions.typeAsked(of: value), last) {
                    return true
                }
                let fit = NameFit(first, of: .unknown, in: context.analysis, semantics)
                return semantics.membersOfAnyType(named: first.name).contains {
                    fit.mayMean($0) && isNeverEqual(resultOf: $0.member)
                }
            }
            if first.name == KnownName.Binding.id {
                return last.children.contains { $0.expressionChild?.kind == .closureExpression }
            }
            if last.firstChild == nil, OutsideNames.alwaysNew.contains(value.text) { return true }
            if index.types(named: first.name).contains(where: { semantics.isPlainClass($0) }) { return true }
            guard case .metatype(let type) = expressions.type(of: first) else { return false }
            return makesAnother(type, last)
        default: return false
        }
    }

    /// `$item` that `ForEach($items)` hands to its closure, and `$items[index]`: SwiftUI makes a binding to an element of
    /// two closures, each time anew, and so are those into it.
    private func isBindingToElement(_ value: SyntaxNode) -> Bool {
        let parts = value.kind == .chainExpression ? Array(value.children) : [value]
        guard let first = parts.first, first.kind == .identifierExpression else { return false }
        if let projection = parts.firstIndex(where: \.isProjection),
            projection == 0 || first.name == KnownName.`self`.id
        {
            let isElement = parts[(projection + 1)...].contains {
                $0.kind == .subscriptComponent && !$0.isDynamicMember
            }
            if isElement || isGivenNeverEqual(binding: parts[projection]) { return true }
            if projection > 0 { return false }
        }
        if isGivenNeverEqual(parameter: first) { return true }
        guard first.isAnonymousParameter || isParameterOfClosure(first) else { return false }
        switch expressions.type(of: first) {
        case .binding: break
        // `ForEach(Array($notes.enumerated()), id: \.offset) { _, note in … }`
        case .unknown where closure(around: first).map(isGivenProjection) == true: break
        default: return first.isProjection
        }
        return parts.dropFirst().allSatisfy { $0.kind == .memberComponent && $0.name != KnownName.wrappedValue.id }
    }

    private func isParameterOfClosure(_ name: SyntaxNode) -> Bool {
        LocalName(name.name, at: name)?.declaration.kind == .closureParameter
    }

    /// `$note` of a view's own `@Binding`, where some code makes the view with such a binding.
    private func isGivenNeverEqual(binding projection: SyntaxNode) -> Bool {
        guard let view = types.first, LocalName(projection.name, at: projection) == nil,
            let member = index.members(named: projection.name, of: view).first(where: { reads.isBinding($0) })
        else { return false }
        if let known = reads.differingMembers[member] { return known }
        let question = reads.differingMembers.ask(member, first: false)
        let isGiven = semantics.creations(of: view).contains { creation in
            isNeverEqual(creation.made.call, in: creation.analysis) { $0.label == projection.name }
        }
        return reads.differingMembers.close(question, member, isGiven)
    }

    /// `note` of `func row(_ note: Binding<Note>)`, where some call passes such a binding.
    private func isGivenNeverEqual(parameter name: SyntaxNode) -> Bool {
        guard let parameter = LocalName(name.name, at: name)?.declaration, parameter.kind == .parameter,
            parameter.typeChild?.lastTypeComponent?.name == KnownName.Binding.id,
            let function = parameter.parent?.parent, function.kind == .functionDeclaration,
            let number = function.parameters.firstIndex(of: parameter)
        else { return false }
        if let known = reads.differingParameters[parameter] { return known }
        let question = reads.differingParameters.ask(parameter, first: false)
        let code = semantics.eventCodeOfAnyFile.code(of: function, in: context.analysis)
        let isGiven = (semantics.eventCodeOfAnyFile.places(of: code) ?? []).contains { place in
            guard let call = place.node.nextSibling, call.kind == .callComponent else { return false }
            let arguments = CallArguments(call).list
            guard number < arguments.count else { return false }
            return isNeverEqual(call, in: place.analysis) { $0.node == arguments[number].node }
        }
        return reads.differingParameters.close(question, parameter, isGiven)
    }

    /// True for a call with such a value as one of the arguments that count.
    private func isNeverEqual(
        _ call: SyntaxNode, in analysis: FileAnalysis, where counts: (CallArguments.Argument) -> Bool
    ) -> Bool {
        let walk = OutsideWalk(semantics.context(of: analysis), reads, around: analysis.enclosingType(of: call))
        return CallArguments(call).list.contains { counts($0) && walk.isNeverEqual(value: $0.value) }
    }

    /// The closure of which a name is a parameter.
    private func closure(around name: SyntaxNode) -> SyntaxNode? {
        if name.isAnonymousParameter { return name.closureOfAnonymousParameter }
        return LocalName(name.name, at: name)?.declaration.ancestor { $0.kind == .closureExpression }
    }

    /// True for the closure of a call that is given bindings besides.
    private func isGivenProjection(_ closure: SyntaxNode) -> Bool {
        guard closure.parent?.kind == .argument, let call = closure.parent?.parent else { return false }
        return CallArguments(call).list.contains { argument in
            argument.value != closure && argument.value.contains(where: \.isProjection)
        }
    }

    /// True for a call of a function of the project that may give back such a value.
    private func givesNeverEqual(_ call: SyntaxNode) -> Bool {
        guard let callee = call.previousSibling, !callee.isProjection, LocalName(callee.name, at: callee) == nil
        else { return false }
        let found: [MemberResolver.Found]
        switch callee.kind {
        case .identifierExpression:
            found = types.flatMap { semantics.members.members(named: callee.name, in: $0) }
        case .memberComponent:
            let base = expressions.type(before: callee)
            found = members(named: callee.name, of: base) + membersOfBinding(callee.name, base)
        default: return false
        }
        let arguments = CallArguments(call)
        return found.contains { semantics.mayCall($0.member, arguments) && isNeverEqual(resultOf: $0.member) }
    }

    /// `$text.limited(to: 3)` of an extension of `Binding`.
    private func membersOfBinding(_ name: NameID, _ base: ResolvedType) -> [MemberResolver.Found] {
        guard case .binding = base, let type = index.extendedType(named: KnownName.Binding.id) else { return [] }
        return index.members(named: name, of: type).map { MemberResolver.Found(owner: type, member: $0) }
    }

    /// `models.filter(\.isOn)`: a list of what can't be compared differs by where it is kept.
    private func makesUncomparedList(_ value: SyntaxNode, _ call: SyntaxNode) -> Bool {
        guard let method = call.kind == .callComponent ? call.previousSibling : nil, method.kind == .memberComponent
        else { return false }
        let name = index.text(method.name)
        let type =
            PureFunctions.makingLists.contains(name)
            ? expressions.type(before: method)
            : PureFunctions.makingListsOfOthers.contains(name) ? expressions.type(of: value) : .unknown
        guard case .array = type else { return false }
        return !Equatability(index: index).mayBeEquatable(type)
    }

    /// True for a getter or a function that may give back such a value.
    private func isNeverEqual(resultOf member: MemberReference) -> Bool {
        let fact = index.fact(member)
        guard fact.kind == .function || fact.flags.contains(.isComputed) else { return false }
        if let known = reads.differingMembers[member] { return known }
        let question = reads.differingMembers.ask(member, first: false)
        return reads.differingMembers.close(question, member, givesNeverEqual(member))
    }

    private func givesNeverEqual(_ member: MemberReference) -> Bool {
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: member),
            let body = declaration.child(.codeBlock) ?? declaration.parent?.getterBody
        else { return false }
        let type = declaration.child(.returnType)?.typeChild ?? declaration.parent?.child(.typeAnnotation)?.typeChild
        // What takes several steps may keep what it gives; of bindings there is one to keep only in a property.
        guard body.childCount == 1 || type?.lastTypeComponent?.name == KnownName.Binding.id else { return false }
        let owner = analysis.enclosingType(of: declaration)
        let walk = OutsideWalk(semantics.context(of: analysis), reads, around: owner)
        return body.valuesGivenBack.contains { walk.isNeverEqual(value: $0) }
    }

    /// True for a closure that captures nothing: each time it is the same one.
    private func isConstant(_ closure: SyntaxNode) -> Bool {
        let isGeneric =
            types.contains { !index.types[$0].genericParameters.isEmpty }
            || closure.ancestor { $0.kind == .functionDeclaration && $0.child(.genericParameterClause) != nil } != nil
        return !isGeneric && !captures(closure)
    }

    /// True for a closure, or an expression that becomes one, which keeps what the code around it has.
    func captures(_ closure: SyntaxNode) -> Bool {
        closure.contains { node in
            switch node.kind {
            case .capture, .macroExpression, .identifierPattern:
                node.kind != .identifierPattern || node.isShorthandBinding
            case .identifierExpression: mayBeCaptured(node, by: closure)
            default: false
            }
        }
    }

    private func mayBeCaptured(_ name: SyntaxNode, by closure: SyntaxNode) -> Bool {
        guard name.anchorToken.kind == .identifier else { return true }
        let text = index.text(name.name)
        if let local = LocalName(name.name, at: name) { return !closure.encloses(local.declaration) }
        if types.contains(where: { !semantics.members.members(named: name.name, in: $0).isEmpty }) { return true }
        // A function that the project does not declare may be a method of a library's type.
        let isKnown = text.first?.isUppercase == true || !index.globals(named: name.name).isEmpty
        return !isKnown && !PureFunctions.harmless.contains(text) && !ClosureTakers.lazy.contains(text)
    }

    private func isMethod(_ found: [MemberResolver.Found]) -> Bool {
        found.contains { index.fact($0.member).kind == .function }
    }

    /// `UUID().uuidString`, and `Timer.publish(…).autoconnect()`, which holds a new object.
    private func isOfNewValue(_ first: SyntaxNode) -> Bool {
        guard first.kind == .identifierExpression, let part = first.nextSibling, index.types(named: first.name).isEmpty
        else { return false }
        switch part.kind {
        case .callComponent:
            return part.firstChild == nil && OutsideNames.alwaysNew.contains(index.text(first.name) + "()")
        case .memberComponent:
            return OutsideNames.newPublishers[index.text(first.name)] == index.text(part.name) && part.isCalled
        default: return false
        }
    }

    /// True for a call that makes an object from outside, or a value that stores another one each time.
    private func makesAnother(_ type: ResolvedType, _ call: SyntaxNode) -> Bool {
        switch type.unwrapped {
        case .external(let name, _):
            let text = index.text(name)
            return call.firstChild == nil && OutsideNames.alwaysNew.contains(text + "()")
                || SDKTypes.isObject(text) && !semantics.mayBeOfPackage(name)
        case .nominal(let id, _):
            if semantics.isPlainClass(id) { return true }
            let labels = call.argumentLabels
            return index.types[id].kind == .struct
                && reads.defaultsThatDiffer(of: id).contains { !labels.contains($0) }
        default: return false
        }
    }

    /// `{ … }()` that gives back such a value.
    private func isResultNeverEqual(_ closure: SyntaxNode) -> Bool {
        guard closure.kind == .closureExpression, let last = (closure.child(.codeBlock) ?? closure).lastChild else {
            return false
        }
        let value = last.kind == .returnStatement ? last.firstChild : last
        return value.map { isNeverEqual(value: $0) } ?? false
    }

    /// What an initializer stores that differs each time.
    func differingValues(storedBy initializer: SyntaxNode, of type: TypeID) -> OutsideReads.StoredValues {
        var result = OutsideReads.StoredValues()
        for value in values(storedBy: initializer, of: type, behind: [[]]) {
            if let parameter = LocalName(meantBy: value)?.declaration, parameter.kind == .parameter {
                guard let value = parameter.child(.initializer)?.expressionChild, isNeverEqual(value: value) else {
                    continue
                }
                result.parameters.append(parameter.tree.tokens[parameter.labelToken].payload)
            } else if isNeverEqual(value: value) {
                result.areCertain = true
            }
        }
        if isDelegatingWithAnother(initializer) { result.areCertain = true }
        return result
    }

    /// `self.init(id: UUID())`
    private func isDelegatingWithAnother(_ initializer: SyntaxNode) -> Bool {
        var found = false
        initializer.child(.codeBlock)?.walk { node in
            if node.kind == .callComponent, let callee = node.previousSibling,
                callee.name == KnownName.`init`.id && callee.isOfSelf
            {
                found = found || node.children.contains { isNeverEqual($0) }
            }
            return !found && node.kind != .closureExpression && node.kind != .functionDeclaration
        }
        return found
    }

    /// What an initializer may give properties by assignments of its own: `UUID()` of `id = given ?? UUID()`, `Model()`
    /// of `_model = .init(wrappedValue: Model())`.
    ///
    /// - Parameter wrappers: those of the properties that count, a list for each kind; an empty one for none.
    private func values(
        storedBy initializer: SyntaxNode, of type: TypeID, behind wrappers: [[NameID]]
    ) -> [SyntaxNode] {
        semantics.assignments(by: initializer, of: type).filter { assignment in
            let counted = assignment.isOfWrapper ? wrappers.filter { !$0.isEmpty } : wrappers
            return isStored(assignment.property, in: type, behind: counted)
        }.flatMap(\.operands)
    }

    func isStored(_ name: NameID, in type: TypeID, behind wrappers: [[NameID]]) -> Bool {
        index.members(named: name, of: type).contains { member in
            let fact = index.fact(member)
            return fact.isStored && !fact.flags.contains(.isStatic)
                && wrappers.contains(fact.attributes.map { index.translate($0, file: member.file) })
        }
    }

    // MARK: Objects

    /// Those of properties that hold what each view is made with; a list for each kind of property.
    static let wrappersOfObjectsMadeAnew = [[], [KnownName.ObservedObject.id], [KnownName.Bindable.id]]

    /// The classes of the objects that a view gets or makes with each call, and that nothing keeps (catalogue 103):
    /// what it shows of them begins anew.
    func classesMadeAnew(by view: TypeID, madeBy call: SyntaxNode) -> Set<TypeID> {
        var classes = reads.classesMadeAnew(byDefaultsOf: view, besides: call.argumentLabels)
        let arguments = CallArguments(call)
        let initializers = index.members(named: KnownName.`init`.id, of: view)
        for argument in arguments.list where initializers.isEmpty {
            guard let label = argument.label, isStored(label, in: view, behind: OutsideWalk.wrappersOfObjectsMadeAnew)
            else { continue }
            classes.formUnion(classesMade(by: argument.value))
        }
        for initializer in initializers where semantics.mayCall(initializer, arguments) {
            guard let (declaration, analysis) = semantics.nodeInAnyFile(of: initializer) else { continue }
            let walk = OutsideWalk(semantics.context(of: analysis), reads, around: view)
            let wrappers = OutsideWalk.wrappersOfObjectsMadeAnew
            for value in walk.values(storedBy: declaration, of: view, behind: wrappers) {
                guard let parameter = LocalName(meantBy: value)?.declaration, parameter.kind == .parameter else {
                    classes.formUnion(walk.classesMade(by: value))
                    continue
                }
                let label = parameter.tree.tokens[parameter.labelToken].payload
                if let given = arguments.list.first(where: { ($0.label ?? KnownName.wildcard.id) == label }) {
                    classes.formUnion(classesMade(by: given.value))
                } else if let value = parameter.child(.initializer)?.expressionChild {
                    classes.formUnion(walk.classesMade(by: value))
                }
            }
        }
        return classes
    }

    /// The classes of the objects that an expression makes each time: by `Model()`, or by a function of the project.
    func classesMade(by value: SyntaxNode) -> Set<TypeID> {
        if let made = ObjectCreation(value, in: context.analysis, semantics), made.call.nextSibling == nil {
            return index.types[made.type].kind == .class ? [made.type] : []
        }
        let legacy = Set(semantics.project.legacy.classes.keys)
        let making = MadeObjects(semantics).making(for: value, context.analysis, oneOf: legacy)
        return Set(making.places.map(\.type))
    }
}
