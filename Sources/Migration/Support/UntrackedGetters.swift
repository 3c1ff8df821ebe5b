import SymbolIndex
import Syntax

/// Getters of a class that read nothing of what the macro tracks, neither of their own object nor of another one: a view that reads no other
/// members is updated by no change (catalogue 44).
struct UntrackedGetters {
    let context: RuleContext
    /// The classes that the object may be of.
    let types: [TypeID]
    /// The type of the view.
    let view: TypeID

    /// The classes of the objects, the own one left out, of which a getter reads variables, where its code leads to no tracked property; nil for any
    /// other member. What is called may run at any time.
    func objectsRead(by member: SyntaxNode) -> Set<TypeID>? {
        guard types.count == 1, let type = types.first, context.index.types[type].superclass == nil,
            member.kind == .memberComponent, member.anchorToken.kind == .identifier, member.nextSibling?.kind != .callComponent
        else { return nil }
        let code = context.search.classCode(of: type)
        guard !code.bodies(of: member).isEmpty, !announcesChanges(member, code),
            case .nothing = ObjectReads(context: context, type: type, view: view).outcome(of: member) else { return nil }
        var result: Set<TypeID> = []
        var visited: Set<NameID> = []
        collect(from: member, of: type, code, &result, &visited)
        return result.allSatisfy { context.search.isPlainClass($0) } ? result : nil
    }

    /// True for a property whose own setter announces what it sets: the getter tells that it is read (catalogue 45).
    private func announcesChanges(_ member: SyntaxNode, _ code: ClassCode) -> Bool {
        code.bodies(of: member).contains { body in
            guard let binding = body.node.ancestor(where: { $0.kind == .binding }) else { return false }
            return context.search.code(of: body.analysis).contains(KnownName.objectWillChange.id, in: binding)
        }
    }

    private func collect(from member: SyntaxNode, of type: TypeID, _ code: ClassCode, _ result: inout Set<TypeID>, _ visited: inout Set<NameID>) {
        guard visited.insert(member.name).inserted else { return }
        for body in code.bodies(of: member) {
            body.node.walk { node in
                if node.kind == .chainExpression { result.formUnion(classes(in: node, of: type, body.analysis)) }
                if node.kind == .identifierExpression || node.kind == .memberComponent, body.analysis.uses.means(node, memberOf: [type]) {
                    collect(from: node, of: type, code, &result, &visited)
                }
                return true
            }
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
