import SymbolIndex
import Syntax

/// Tells whether reading a name runs code: a getter of the project, or one that a subclass puts in its place.
struct GetterLookup {
    let semantics: Semantics
    let file: Int
    /// Types around the place, inner ones first.
    let types: [TypeID]

    private static let depthLimit = 6
    private var index: ProjectIndex { semantics.project.index }
    private var members: MemberResolver { semantics.members }
    private var context: LexicalContext { LexicalContext(file: file, types: types) }

    /// True where the plain name may run a getter.
    func mayRunCode(_ identifier: SyntaxNode) -> Bool {
        let name = identifier.name
        if let local = LocalName(name, at: identifier) { return !local.isPlainValue }
        guard semantics.names.computed.contains(name) else { return false }
        for type in types { if let hasGetter = hasGetter(name, in: type) { return hasGetter } }
        let globals = index.globals(named: name)
        if !globals.isEmpty { return globals.contains { index.fact($0).flags.contains(.isComputed) } }
        return index.types(named: name).isEmpty
    }

    /// True where a member of the name may run a getter, asked of a value of the type.
    func mayRunCode(_ name: NameID, of base: ResolvedType) -> Bool {
        guard semantics.names.computed.contains(name) else { return false }
        switch base.unwrapped {
        case .nominal(let type, _), .metatype(.nominal(let type, _)): return hasGetter(name, in: type) ?? index.types[type].nested[name]?.isEmpty ?? true
        default: return true
        }
    }

    /// Whether the member that a name means in a type is computed; nil where the type has no such member.
    private func hasGetter(_ name: NameID, in type: TypeID) -> Bool? {
        let found = members.members(named: name, in: type)
        guard let owner = found.first?.owner else { return nil }
        if found.contains(where: { $0.owner == owner && index.fact($0.member).flags.contains(.isComputed) }) { return true }
        guard index.types[owner].kind == .class else { return false }
        return index.subclasses(of: owner).contains { subclass in
            index.members(named: name, of: subclass).contains { index.fact($0).flags.contains(.isComputed) }
        }
    }

    // MARK: Types

    /// The type of an expression that is made of names, as far as it is plain to see.
    func type(of expression: SyntaxNode, depth: Int = 0) -> ResolvedType {
        guard depth < GetterLookup.depthLimit else { return .unknown }
        switch expression.kind {
        case .identifierExpression: return typeOfName(expression, depth: depth)
        case .chainExpression:
            guard let first = expression.firstChild else { return .unknown }
            var current = type(of: first, depth: depth + 1)
            for part in expression.children.dropFirst() { current = step(part, from: current) }
            return current
        default: return .unknown
        }
    }

    /// The type of what stands before a member in its chain.
    func type(before member: SyntaxNode) -> ResolvedType {
        guard let chain = member.parent, chain.kind == .chainExpression, let first = chain.firstChild, first != member
        else { return .unknown }
        var current = type(of: first)
        for part in chain.children.dropFirst() {
            if part == member { break }
            current = step(part, from: current)
        }
        return current
    }

    /// What a part of a chain makes of the value before it.
    func step(_ part: SyntaxNode, from base: ResolvedType) -> ResolvedType {
        switch part.kind {
        case .memberComponent: members.member(part.name, of: base)
        case .callComponent: members.call(base, argumentTypes: part.firstChild == nil ? [] : [.unknown])
        case .subscriptComponent: members.element(of: base)
        case .optionalComponent, .forceComponent: base.unwrapped
        default: .unknown
        }
    }

    private func typeOfName(_ identifier: SyntaxNode, depth: Int) -> ResolvedType {
        let name = identifier.name
        if name == KnownName.`self`.id { return types.first.map { members.selfType($0) } ?? .unknown }
        if identifier.anchorToken.kind == .dollarIdentifier, identifier.text == "$0" { return elementHanded(to: identifier, depth: depth) }
        guard let local = LocalName(name, at: identifier) else { return members.lookUp(name, [], in: context) }
        if let annotation = local.annotation { return semantics.types.resolve(annotation, in: context) }
        if let value = local.initialValue { return type(of: value, depth: depth + 1) }
        let declaration = local.declaration
        if let condition = declaration.parent, condition.kind == .optionalBindingCondition, condition.firstChild == declaration {
            // `if let x` is still the member's.
            return (condition.child(.initializer)?.expressionChild.map { type(of: $0, depth: depth + 1) } ?? members.lookUp(name, [], in: context)).unwrapped
        }
        return declaration.kind == .closureParameter ? elementHanded(to: declaration, depth: depth) : .unknown
    }

    /// What the closure of `ForEach(items) { item in … }` and of `items.map { item in … }` is handed: an element.
    private func elementHanded(to parameter: SyntaxNode, depth: Int) -> ResolvedType {
        guard let closure = parameter.ancestor(where: { $0.kind == .closureExpression }), let argument = closure.parent, argument.kind == .argument,
            let call = argument.parent, call.kind == .callComponent, let callee = call.previousSibling,
            parameter.kind == .identifierExpression || closure.children.first(where: { $0.kind == .closureParameter }) == parameter
        else { return .unknown }
        if callee.kind == .identifierExpression {
            guard index.text(callee.name) == "ForEach", let items = call.firstChild?.expressionChild else { return .unknown }
            return members.element(of: type(of: items, depth: depth + 1))
        }
        var base = callee.parent?.firstChild.map { type(of: $0, depth: depth + 1) } ?? .unknown
        for part in (callee.parent?.children ?? .none(of: callee.tree)).dropFirst() {
            if part == callee { break }
            base = step(part, from: base)
        }
        if case .array(let element) = base { return element }
        return .unknown
    }
}
