import SymbolIndex
import Syntax

/// The parameters that an argument may be for.
extension Semantics {
    /// The parameters of functions and initializers of the project that an argument may be for.
    ///
    /// - Parameter isInAnyFile: false for those in files that matter.
    package func parameters(
        taking argument: SyntaxNode, _ analysis: FileAnalysis, inAnyFile isInAnyFile: Bool = false
    ) -> [(SyntaxNode, FileAnalysis)] {
        functions(taking: argument, analysis).compactMap { function in
            let found = isInAnyFile ? nodeInAnyFile(of: function) : node(of: function)
            guard let (declaration, analysis) = found else { return nil }
            return parameter(for: argument, of: declaration).map { ($0, analysis) }
        }
    }

    /// True for an argument that only code of the project gets, for a parameter which is of a protocol of the project or
    /// generic: that code calls nothing on it which the protocol of another module asks for, and hands it on as what the
    /// parameter is.
    package func staysInProject(_ argument: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let functions = functions(taking: argument, analysis)
        guard !functions.isEmpty, let call = argument.parent, let callee = call.calledName,
            !mayBeOfLibrary(callee, among: functions, analysis), !namesProtocolOfLibrary(call, callee, analysis)
        else { return false }
        return functions.allSatisfy { function in
            guard let (declaration, analysis) = nodeInAnyFile(of: function),
                let type = parameter(for: argument, of: declaration)?.typeChild
            else { return false }
            let context = types.context(in: declaration, of: place(of: declaration, analysis))
            return isOfProjectAlone(types.resolve(type, in: context))
        }
    }

    private func functions(taking argument: SyntaxNode, _ analysis: FileAnalysis) -> [MemberReference] {
        guard let call = argument.parent, let callee = call.calledName else { return [] }
        let initializers = types(meantBy: callee, analysis).flatMap {
            index.members(named: KnownName.`init`.id, of: $0)
        }
        let functions = declarations(named: callee.name).filter { index.fact($0).kind == .function } + initializers
        return functions.filter { mayCall($0, CallArguments(call)) }
    }

    private func parameter(for argument: SyntaxNode, of function: SyntaxNode) -> SyntaxNode? {
        guard let passed = argument.parent.map({ CallArguments($0).list })?.first(where: { $0.node == argument }) else {
            return nil
        }
        let isTrailing = passed.isTrailing && passed.label == nil
        return isTrailing
            ? function.parameters.last : function.parameter(labeled: passed.label ?? KnownName.wildcard.id)
    }

    /// False for a member of a type of the project, for what the project adds to types of a library, and for what it
    /// calls by its name.
    private func mayBeOfLibrary(_ callee: SyntaxNode, among functions: [MemberReference], _ analysis: FileAnalysis)
        -> Bool
    {
        guard callee.kind == .memberComponent else { return LocalName(callee.name, at: callee) != nil }
        let base = types(at: callee, analysis).type(before: callee).boundValue.conjuncts
        if base.contains(where: { $0.typeID.map { !members.members(named: callee.name, in: $0).isEmpty } ?? false }) {
            return false
        }
        // Two that add a method with the same labels would be ambiguous.
        guard base.allSatisfy({ $0.externalName != nil || $0 == .unknown }) else { return true }
        let added = membersOfAnyType(named: callee.name).filter { functions.contains($0.member) }
        return added.isEmpty || !added.allSatisfy { $0.owner.map { index.types[$0].kind == .external } ?? false }
    }

    /// `register(LocationDelegate.self, observer: self)`, or `center.add(self)` of a `Center<LocationDelegate>`, where a
    /// generic parameter stands for a protocol of a library.
    private func namesProtocolOfLibrary(_ call: SyntaxNode, _ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let expressions = types(at: callee, analysis)
        var named = expressions.type(before: callee).boundValue.genericArguments
        for argument in CallArguments(call).list {
            if case .metatype(let inner) = expressions.type(of: argument.value) { named.append(inner) }
        }
        return !named.allSatisfy { type in
            if case .nominal(let id, _) = type, index.types[id].kind != .protocol { return true }
            return isOfProjectAlone(type)
        }
    }

    /// True for a protocol of the project and for a generic parameter that asks for nothing of a library.
    private func isOfProjectAlone(_ type: ResolvedType) -> Bool {
        guard case .constrained(let parts) = type.unwrapped else { return isProtocolOfProject(type.unwrapped) }
        return parts.allSatisfy(isProtocolOfProject)
    }

    private func isProtocolOfProject(_ type: ResolvedType) -> Bool {
        switch type {
        case .nominal(let id, _):
            index.types[id].kind == .protocol && index.foreignConformances(of: id).allSatisfy(isWithoutEvents)
        case .external(let name, _): isWithoutEvents(name)
        case .constrained(let parts): parts.allSatisfy(isProtocolOfProject)
        default: false
        }
    }

    private func isWithoutEvents(_ name: NameID) -> Bool { SDKAncestors.withoutEvents.contains(index.text(name)) }
}
