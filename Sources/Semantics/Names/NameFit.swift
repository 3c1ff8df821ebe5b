import SymbolIndex
import Syntax

/// How code uses a name, as far as that rules out some of what has the name: whether it is called, with which labels,
/// on a value or a type, and from which file.
package struct NameFit {
    private let node: SyntaxNode
    private let file: Int
    /// The type before the name; `unknown` where there is nothing before it.
    private let base: ResolvedType
    private let semantics: Semantics

    package init(_ node: SyntaxNode, of base: ResolvedType, in analysis: FileAnalysis, _ semantics: Semantics) {
        self.node = node
        file = analysis.file
        self.base = base
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// False for what the name can't mean here.
    package func mayMean(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        guard isVisible(found), isOnRightSide(fact), mayGiveOwnType(found, fact) else { return false }
        if node.isMatchedWithValues { return fact.kind == .enumCase }
        switch fact.kind {
        case .function: return mayMean(function: fact, found.member)
        case .property:
            return node.argumentNames.isEmpty && (!node.isCalled || semantics.mayBeCalled(found, hasLabels: hasLabels))
        case .enumCase: return mayBeOfType && (!node.isCalled || mayMake(found.member, fact))
        case .initializer, .subscript: return true
        }
    }

    /// What overrides another member, or meets a requirement, may be run in its place, wherever the call stands.
    func isVisible(_ found: MeantDeclarations.Declaration) -> Bool {
        let fact = index.fact(found.member)
        if found.member.file == file || fact.flags.contains(.isOverride) { return true }
        guard fact.access > .private, index.isOfTests(file) || !index.isOfTests(found.member.file) else { return false }
        if fact.access > .fileprivate, !isOfHiddenType(found),
            index.mayName(found.member, from: file)
        {
            return true
        }
        guard node.kind != .implicitMemberExpression, !isOfValueOfSDK else { return false }
        return found.owner.map { mayStandIn(found.member, of: $0) } ?? false
    }

    /// True for a value of a structure of the SDK, whose members are those that are seen from here: nothing stands in
    /// for them.
    private var isOfValueOfSDK: Bool {
        guard node.kind == .memberComponent else { return false }
        switch base.boundValue {
        case .array, .dictionary: return true
        case .external(let name, _): return SDKTypes.isConcrete(index.text(name))
        default: return false
        }
    }

    /// True for a member of a type that another file keeps to itself.
    private func isOfHiddenType(_ found: MeantDeclarations.Declaration) -> Bool {
        guard let owner = found.owner else { return false }
        return index.enclosingTypes(of: owner).contains { type in
            let symbol = index.types[type]
            return symbol.kind != .external && symbol.access <= .fileprivate
                && !symbol.declarations.contains { $0.file == file }
        }
    }

    private func mayStandIn(_ member: MemberReference, of owner: TypeID) -> Bool {
        let name = index.name(of: member)
        if semantics.isRequirement(name, of: owner) || index.mayHaveMacro(owner) { return true }
        return index.foreignConformances(of: owner).contains { conformance in
            let text = index.text(conformance)
            return SDKProtocols.requirements(of: text)?.contains(index.text(name)) ?? !SDKAncestors.plain.contains(text)
        }
    }

    /// False for a member of a value behind a dot that begins an expression, and for a property of a value behind the
    /// name of a type. A value may be a type too: `any Making.Type`.
    private func isOnRightSide(_ fact: MemberFact) -> Bool {
        if node.kind == .implicitMemberExpression {
            return fact.flags.contains(.isStatic) || fact.kind == .enumCase || fact.kind == .initializer
        }
        guard node.kind == .memberComponent else { return true }
        switch base.boundValue {
        case .metatype: return fact.flags.contains(.isStatic) || fact.kind != .property
        case .external(KnownName.Any.rawValue, _): return true
        case .nominal, .external, .array, .dictionary: return !fact.flags.contains(.isStatic)
        default: return true
        }
    }

    /// False for a member that gives another type behind a dot that begins an expression: `.green` is not a static
    /// `String` of an enumeration, nor a function that gives nothing (SE-0287). A class may give a subclass, a type from
    /// outside a type with its protocol, a protocol any type that conforms (SE-0299).
    private func mayGiveOwnType(_ found: MeantDeclarations.Declaration, _ fact: MemberFact) -> Bool {
        guard node.kind == .implicitMemberExpression, [.property, .function].contains(fact.kind),
            let owner = found.owner, index.types[owner].kind != .external, isWholeValue(fact)
        else { return true }
        if fact.kind == .function, !node.isCalled { return false }
        // `some View` is a type of its own.
        if case .some = index.decode(fact.type, file: found.member.file), index.types[owner].kind != .protocol {
            return false
        }
        var type = semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member))
        if fact.kind == .function, case .function(let value) = type { type = value }
        let kind = index.types[owner].kind
        switch type.unwrapped {
        case .nominal(let id, _):
            return id == owner || kind == .protocol || kind == .class && index.types[id].kind == .class
        case .external: return kind == .protocol
        case .array, .dictionary, .tuple: return false
        default: return true
        }
    }

    /// True where nothing else follows a property, or the call of a function.
    private func isWholeValue(_ fact: MemberFact) -> Bool {
        fact.kind == .property
            ? node.parent?.kind != .chainExpression : !node.isCalled || node.nextSibling?.nextSibling == nil
    }

    /// False behind a value, which has no cases.
    private var mayBeOfType: Bool {
        guard node.kind == .memberComponent else { return true }
        switch base.boundValue {
        case .unknown: return node.previousSibling.map { $0.isNamePart } ?? true
        case .metatype, .constrained, .alternatives: return true
        default: return false
        }
    }

    /// `.failed(error)`, by the labels.
    private func mayMake(_ element: MemberReference, _ fact: MemberFact) -> Bool {
        guard !fact.parameters.isEmpty, let call = node.partBehindUnwrapping else { return false }
        return semantics.mayCall(element, CallArguments(call))
    }

    /// True for a call that gives labels.
    private var hasLabels: Bool { node.partBehindUnwrapping.map { CallArguments($0).hasLabels } ?? false }

    private func mayMean(function fact: MemberFact, _ member: MemberReference) -> Bool {
        guard node.isCalled, let call = node.partBehindUnwrapping else {
            guard node.argumentNames.isEmpty else { return node.argumentNames == semantics.labels(of: member) }
            // A function that is not called has no members.
            return ![.memberComponent, .subscriptComponent].contains(node.partBehindUnwrapping?.kind)
        }
        // `Store.load(store)` names the method of an object.
        guard fact.flags.contains(.isStatic) || !isOfType else {
            if case .metatype = base { return !hasLabels }
            return true
        }
        return semantics.mayCall(member, CallArguments(call)) && !passesClosureInVain(call, member)
    }

    /// True for a closure where no parameter takes a function: `filter { $0.isOn }` is no `filter(by: String)`.
    private func passesClosureInVain(_ call: SyntaxNode, _ member: MemberReference) -> Bool {
        guard call.lastChild?.expressionChild?.kind == .closureExpression,
            let (function, analysis) = semantics.node(of: member)
        else { return false }
        return function.parameters.allSatisfy { parameter in
            guard let written = parameter.typeChild, !parameter.isAutoclosure else { return false }
            switch semantics.types(at: written, analysis).resolve(written).unwrapped {
            case .nominal, .array, .dictionary, .tuple: return true
            case .external(let name, _): return SDKTypes.isConcrete(index.text(name))
            default: return false
            }
        }
    }

    private var isOfType: Bool {
        if case .metatype = base { return true }
        guard let type = node.previousSibling, type.kind == .identifierExpression else { return false }
        return index.text(type.name).first?.isUppercase == true
    }
}

extension Semantics {
    /// False for a property whose value is known to be data, and for a function that it holds where there are labels
    /// (SE-0111).
    func mayBeCalled(_ property: MeantDeclarations.Declaration, hasLabels: Bool) -> Bool {
        let type =
            property.owner.map { members.type(of: MemberResolver.Found(owner: $0, member: property.member)) }
            ?? members.type(ofGlobal: property.member)
        if case .function = type.unwrapped { return !hasLabels }
        guard !index.isForeignMember(KnownName.callAsFunction.id) else { return true }
        if case .some = index.decode(index.fact(property.member).type, file: property.member.file) {
            return type.conjuncts.contains { mayBeCalled(valueOf: $0) }
        }
        switch type.unwrapped {
        case .array, .dictionary, .tuple: return false
        case .nominal(let type, _):
            return !members.members(named: KnownName.callAsFunction.id, in: type).isEmpty
                || index.hasAttribute("dynamicCallable", type)
        // `@Environment(\.dismiss) var dismiss` holds something from outside.
        case .external(KnownName.Any.rawValue, _): return true
        case .external(let name, _):
            let text = index.text(name)
            return
                !(IdentityEquality.isValueType(text) || SDKTypes.collections.contains(text) || SDKTypes.isClass(text))
        default: return true
        }
    }

    /// False for a value of `some P` where it is known that nothing makes values of the protocol callable: no more than
    /// that is known of the value where it is called.
    private func mayBeCalled(valueOf opaque: ResolvedType) -> Bool {
        switch opaque {
        case .nominal(let type, _):
            return index.types[type].kind != .protocol || index.hasAttribute("dynamicCallable", type)
                || !members.members(named: KnownName.callAsFunction.id, in: type).isEmpty
        case .external(let name, _):
            guard SDKProtocols.requirements(of: index.text(name)) != nil else { return true }
            return index.extendedType(named: name).map {
                !index.members(named: KnownName.callAsFunction.id, of: $0).isEmpty
            } ?? false
        default: return true
        }
    }

    /// True where a function may be called with the arguments, by their labels.
    func mayCall(_ function: MemberReference, _ arguments: CallArguments) -> Bool {
        let signature = signature(of: function)
        return arguments.mayFit(signature.labels, required: signature.required)
    }

    /// The labels of a function's parameters; `_` for those without one.
    package func labels(of function: MemberReference) -> [NameID] { signature(of: function).labels }

    private func signature(of function: MemberReference) -> (labels: [NameID], required: Int) {
        if let known = signatures[function] { return known }
        let parameters = index.fact(function).parameters
        let found = (
            labels: parameters.map { index.translate($0.label, file: function.file) },
            required: parameters.count { !$0.hasDefault }
        )
        signatures[function] = found
        return found
    }
}
