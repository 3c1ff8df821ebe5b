import SymbolIndex
import Syntax

/// Members of a class that read nothing of what the macro tracks, neither of their own object nor of another one: a view that reads no other is
/// updated by no change (catalogue 44).
struct UntrackedGetters {
    let context: RuleContext
    /// The classes that the object may be of.
    let types: [TypeID]
    /// The type of the view.
    let view: TypeID

    /// True for a getter whose code leads to no tracked property. What is called may run at any time.
    func isUntracked(_ member: SyntaxNode) -> Bool {
        guard let type = onlyType, member.kind == .memberComponent, member.anchorToken.kind == .identifier,
            member.nextSibling?.kind != .callComponent, !code(of: member).isEmpty,
            case .nothing = ObjectReads(context: context, type: type, view: view).outcome(of: member)
        else { return false }
        return objectsRead(by: member).allSatisfy { context.search.isPlainClass($0) }
    }

    /// True for a member that reads a variable of an object which announces nothing.
    func readsForeignObject(_ member: SyntaxNode) -> Bool { !objectsRead(by: member).isEmpty }

    private var onlyType: TypeID? {
        guard types.count == 1, let type = types.first, context.index.types[type].superclass == nil else { return nil }
        return type
    }

    private func code(of member: SyntaxNode) -> [ClassCode.Body] {
        guard let type = onlyType else { return [] }
        let code = context.search.classCode(of: type)
        return member.nextSibling?.kind == .callComponent ? code.functions[member.name] ?? [] : code.getters[member.name] ?? []
    }

    /// The classes of the objects, the own one left out, of which the member's code reads variables.
    private func objectsRead(by member: SyntaxNode) -> Set<TypeID> {
        var result: Set<TypeID> = []
        var visited: Set<NameID> = []
        collect(from: member, &result, &visited)
        return result
    }

    private func collect(from member: SyntaxNode, _ result: inout Set<TypeID>, _ visited: inout Set<NameID>) {
        guard let type = onlyType, visited.insert(member.name).inserted else { return }
        for body in code(of: member) {
            var members: [SyntaxNode] = []
            var found: Set<TypeID> = []
            body.node.walk { node in
                if node.kind == .chainExpression { found.formUnion(classes(in: node, of: type, body.analysis)) }
                if node.kind == .identifierExpression || node.kind == .memberComponent, body.analysis.uses.means(node, memberOf: [type]) { members.append(node) }
                return true
            }
            result.formUnion(found)
            for node in members { collect(from: node, &result, &visited) }
        }
    }

    /// The classes whose variables a chain reads, from left to right.
    private func classes(in chain: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> Set<TypeID> {
        let members = context.search.members
        var result: Set<TypeID> = []
        var current = ResolvedType.unknown
        for part in chain.children {
            switch part.kind {
            case .identifierExpression where part.name == KnownName.`self`.id: current = members.selfType(type)
            case .identifierExpression:
                current = members.lookUp(part.name, [], in: LexicalContext(file: analysis.file, types: context.index.enclosingTypes(of: type)))
            case .memberComponent:
                if let id = current.unwrapped.typeID, id != type, isVariable(part.name, of: id) { result.insert(id) }
                current = members.member(part.name, of: current.unwrapped)
            case .optionalComponent, .forceComponent: current = current.unwrapped
            case .callComponent: current = members.call(current)
            default: return result
            }
        }
        return result
    }

    private func isVariable(_ name: NameID, of type: TypeID) -> Bool {
        guard context.index.types[type].kind == .class, let found = context.search.members.firstMember(named: name, in: type) else { return false }
        let fact = context.index.fact(found.member)
        return fact.kind == .property && !fact.flags.contains(.isLet)
    }
}
