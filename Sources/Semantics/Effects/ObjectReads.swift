import SymbolIndex
import Syntax

/// What a member of one class reads of what the macro tracks.
// A class, since it keeps what it found out.
package final class ObjectReads {
    package enum Outcome {
        case nothing
        case behind(SyntaxNode)
        case always
    }

    package let context: FileSemantics
    package let type: TypeID
    package let code: ClassCode
    package let observed: Set<TypeID>
    /// By the names of members, apart for those that are called.
    private var outcomes = FixedPoint<Int, Outcome>(Circles())

    package init(context: FileSemantics, type: TypeID, view: TypeID) {
        self.context = context
        self.type = type
        code = context.semantics.classCode(of: type)
        let held = context.project.table.followedTypes[view] ?? []
        observed = Set(held.flatMap { context.semantics.family(of: $0) })
    }

    /// A condition that nobody announces before a place in the code of a view.
    func condition(before node: SyntaxNode, in part: ReadPlaces.Part) -> SyntaxNode? {
        SilentConditions(context: part.context, type: type, code: code, observed: observed)
            .condition(before: node, within: part.declaration)
    }

    package func outcome(of node: SyntaxNode) -> Outcome {
        guard node.argumentNames.isEmpty else { return .nothing }
        let bodies = code.bodies(of: node)
        if bodies.isEmpty { return isConstant(node.name) ? .nothing : .always }
        let member = Int(node.name) << 1 | (node.nextSibling?.kind == .callComponent ? 1 : 0)
        if let outcome = outcomes[member] { return outcome }
        let question = outcomes.ask(member, first: .nothing)
        return outcomes.close(question, member, outcome(of: bodies))
    }

    private func outcome(of bodies: [ClassCode.Body]) -> Outcome {
        var result = Outcome.nothing
        for body in bodies {
            switch outcome(of: body) {
            case .nothing: break
            case .behind(let condition): result = .behind(condition)
            case .always: return .always
            }
        }
        return result
    }

    private func outcome(of body: ClassCode.Body) -> Outcome {
        let conditions = SilentConditions(
            context: context.semantics.context(of: body.analysis), type: type, code: code, observed: observed)
        var result = Outcome.nothing
        var isRead = false
        body.node.walk { node in
            guard !isRead else { return false }
            guard
                isShorthand(node)
                    || (node.kind == .identifierExpression || node.kind == .memberComponent) && node.isOfSelf
                        && !node.isAssignedWhole
                        && body.analysis.uses.means(node, memberOf: [type])
            else { return true }
            switch outcome(of: node.kind == .optionalBindingCondition ? node.firstChild ?? node : node) {
            case .nothing: break
            case .behind(let condition): result = .behind(condition)
            case .always:
                if let condition = conditions.condition(before: node, within: body.node) {
                    result = .behind(condition)
                } else {
                    isRead = true
                }
            }
            return true
        }
        return isRead ? .always : result
    }

    /// `if let text` of a property.
    private func isShorthand(_ node: SyntaxNode) -> Bool {
        guard node.kind == .optionalBindingCondition, node.child(.initializer) == nil, let name = node.firstChild?.name
        else { return false }
        return !context.index.members(named: name, of: type).isEmpty
    }

    /// Constants, and objects and values that the macro doesn't track.
    private func isConstant(_ name: NameID) -> Bool {
        let members = context.index.members(named: name, of: type)
        return !members.isEmpty
            && members.allSatisfy { member in
                let fact = context.index.fact(member)
                return fact.kind == .function || fact.flags.contains(.isLet) || fact.flags.contains(.isStatic)
            }
    }
}
