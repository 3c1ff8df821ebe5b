import SymbolIndex
import Syntax

/// The types that values of unknown type may have in a piece of code: what the type around holds and declares, and what
/// the code names, with what all of them hold in turn.
struct ReachableValues {
    private let code: SyntaxNode
    private let types: [TypeID]
    private let context: FileSemantics

    private static let question = SharedQuestion<TypeID, HeldTypes.Answer>()

    /// - Parameter types: the types around, inner ones first.
    init(around node: SyntaxNode, _ types: [TypeID], _ context: FileSemantics) {
        let member = node.ancestor { $0.parent?.kind == .memberBlock || $0.parent?.kind == .sourceFile } ?? node
        // What constrains the generic parameters stands in the head of the extension.
        code = member.enclosingDeclaration.flatMap { $0.kind == .extensionDeclaration ? $0 : nil } ?? member
        self.types = types
        self.context = context
    }

    private var semantics: Semantics { context.semantics }
    private var index: ProjectIndex { context.index }

    /// False for a type of which the code certainly comes to no value.
    func mayBe(_ type: TypeID) -> Bool {
        guard types.allSatisfy({ index.types[$0].genericParameters.isEmpty }) else { return true }
        return types.contains { mayGive(membersOf: $0, type) } || isNamed(type)
    }

    private func mayGive(membersOf owner: TypeID, _ type: TypeID) -> Bool {
        let held = semantics.answers.answer(ReachableValues.question, owner) { members(of: owner) }
        return held.isUnknown || held.types.contains(type)
    }

    /// What a type declares, and what it inherits.
    private func members(of type: TypeID) -> HeldTypes.Answer {
        let inherited = index.types[type].inherited.flatMap(\.type.conjuncts).compactMap(\.typeID)
        return ([type] + index.superclasses(of: type) + inherited).reduce(into: HeldTypes.Answer()) { result, owner in
            result.add(semantics.heldTypes.answer(of: owner))
            for member in index.members(of: owner) {
                let found = MemberResolver.Found(owner: owner, member: member)
                result.add(held(by: semantics.members.type(of: found, isImplicitSelf: true)))
            }
        }
    }

    private func isNamed(_ type: TypeID) -> Bool {
        code.contains { node in
            if node.kind == .memberComponent { return isAdded(node.name, giving: type) }
            guard node.kind == .identifierExpression || node.kind.isType else { return false }
            let named = index.types(named: node.name)
            if named.contains(where: { mayGive(membersOf: $0, type) }) { return true }
            guard named.isEmpty, node.kind == .identifierExpression, LocalName(node.name, at: node) == nil else {
                return false
            }
            return index.globals(named: node.name).contains {
                mayHold(semantics.members.type(ofGlobal: $0), type)
            }
        }
    }

    /// A member of the name that the project adds to a type from outside.
    private func isAdded(_ name: NameID, giving type: TypeID) -> Bool {
        semantics.membersOfAnyType(named: name).contains { found in
            guard let owner = found.owner, index.types[owner].kind == .external else { return false }
            return mayHold(semantics.members.type(of: MemberResolver.Found(owner: owner, member: found.member)), type)
        }
    }

    private func mayHold(_ type: ResolvedType, _ held: TypeID) -> Bool {
        let answer = self.held(by: type)
        return answer.isUnknown || answer.types.contains(held)
    }

    /// What a value holds, or what a function gives.
    private func held(by type: ResolvedType) -> HeldTypes.Answer {
        guard case .function(let result) = type.unwrapped else { return semantics.heldTypes.answer(for: type) }
        return semantics.heldTypes.answer(for: result)
    }
}
