import SymbolIndex
import Syntax

/// The types that places ask for, by what is written there, what is matched and what is called.
extension EventCode {
    /// The type that is asked for an expression where it stands, as far as it is written there, or what it is matched
    /// with or passed to tells.
    func typeAsked(of value: SyntaxNode, _ expressions: TreeTypes) -> ResolvedType {
        if value.isWholePattern { return typeMatched(by: value, expressions) }
        let asked = expressions.typeAsked(of: value).unwrapped
        return asked == .unknown ? typeAsked(ofArgument: value, expressions) : asked
    }

    /// The type of the value at which a `case` looks; `unknown` where a `~=` of the project may take a pattern of another
    /// type.
    private func typeMatched(by pattern: SyntaxNode, _ expressions: TreeTypes) -> ResolvedType {
        guard semantics.operators["~="] == nil, let subject = pattern.parent?.subjectOfCase else { return .unknown }
        return expressions.type(of: subject).unwrapped
    }

    /// The type that an initializer which is called by its type's name, or a function of the project, asks for an
    /// argument; `unknown` where several may be meant that differ, and for a type from outside, whose own members are not
    /// seen.
    private func typeAsked(ofArgument value: SyntaxNode, _ expressions: TreeTypes) -> ResolvedType {
        guard let callee = value.parent?.parent?.calledName else { return .unknown }
        if let element = elementTaken(by: callee, expressions) { return element }
        let isInitializer =
            callee.kind == .implicitMemberExpression && callee.name == KnownName.`init`.id
            || callee.kind == .identifierExpression && isOfProject(callee, expressions)
        let types =
            isInitializer
            ? typesTaken(value, expressions) : typesTaken(value, by: functions(called: callee, expressions))
        guard let types, Set(types).count == 1 else { return .unknown }
        return types[0].unwrapped
    }

    /// Methods of lists that take an element.
    private static let takingElements: Set<String> = ["contains", "append", "firstIndex", "lastIndex"]

    /// The type of the elements of a list, for `plans.contains(.gold)`.
    private func elementTaken(by callee: SyntaxNode, _ expressions: TreeTypes) -> ResolvedType? {
        guard callee.kind == .memberComponent, EventCode.takingElements.contains(index.text(callee.name)),
            semantics.declarations(named: callee.name).isEmpty,
            case .array(let element) = expressions.type(before: callee).boundValue
        else { return nil }
        return element.unwrapped
    }

    /// The types of the parameters of some functions that take an argument; nil where one is not known.
    private func typesTaken(_ value: SyntaxNode, by functions: [MemberReference]) -> [ResolvedType]? {
        guard let argument = value.parent, argument.kind == .argument, let call = argument.parent else { return nil }
        let arguments = CallArguments(call)
        let label = arguments.list.first { $0.node == argument }?.label ?? KnownName.wildcard.id
        let types = functions.filter { semantics.mayCall($0, arguments) }.map { typeTaken(by: $0, label) }
        return types.isEmpty || types.contains(where: { isOpen($0) }) ? nil : types
    }

    /// The functions of the project that may be called; none where one of a library may be meant.
    private func functions(called callee: SyntaxNode, _ expressions: TreeTypes) -> [MemberReference] {
        guard callee.kind == .memberComponent else {
            guard callee.kind == .identifierExpression, LocalName(callee.name, at: callee) == nil,
                expressions.typesAround.allSatisfy(hasOnlyOwnMembers)
            else { return [] }
            let members = expressions.typesAround.flatMap { semantics.members.members(named: callee.name, in: $0) }
            return functions(among: members.map(\.member) + index.globals(named: callee.name))
        }
        var base = expressions.type(before: callee).boundValue
        if case .metatype(let instance) = base { base = instance }
        guard case .nominal(let type, _) = base, hasOnlyOwnMembers(type) else { return [] }
        return functions(among: semantics.members.members(named: callee.name, in: type).map(\.member))
    }

    /// None where something else of the name may be called, such as a closure in a property.
    private func functions(among members: [MemberReference]) -> [MemberReference] {
        members.allSatisfy { index.fact($0).kind == .function || isPlainValue($0) }
            ? members.filter { index.fact($0).kind == .function } : []
    }

    /// True for a property whose type is written, and is one of the SDK's that can't be called.
    private func isPlainValue(_ member: MemberReference) -> Bool {
        let fact = index.fact(member)
        guard fact.kind == .property, fact.type != 0,
            case .named(let parts) = index.decode(fact.type, file: member.file), parts.count == 1
        else { return false }
        return SDKTypes.isConcrete(index.text(parts[0].name)) && index.types(named: parts[0].name).isEmpty
    }

    private func hasOnlyOwnMembers(_ type: TypeID) -> Bool {
        index.types[type].kind != .external
            && index.foreignConformances(of: type).allSatisfy { SDKAncestors.plain.contains(index.text($0)) }
    }
}
