import SymbolIndex
import Syntax

/// A view whose body reads of an object only what stands behind a condition that nobody announces: where the condition stops it, nothing of the
/// object has been read, and no change of the object updates the view again.
struct ConditionalReads {
    let context: RuleContext
    let reference: Reference

    /// What code reads of the object.
    private enum Outcome {
        case nothing
        case behind(SyntaxNode)
        case always
    }

    /// One such condition; nil where something is read at any rate, where nothing is, and where that can't be told.
    var condition: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, reference.types.count == 1, let type = reference.types.first,
            let view = reference.node.ancestor(where: { $0.kind.isTypeDeclaration }), view.kind != .extensionDeclaration,
            WrapperOwner(key.owner, context.project).kind == .view, context.index.types[type].superclass == nil,
            !context.index.types[key.owner].extensions.contains(where: { context.index.mentions(key.name, file: $0.file) })
        else { return nil }
        var places = ReadPlaces(view: view, context)
        guard !isPlainlyRead(key.name, type, in: view, &places), !context.namesProjectionOrStorage(of: key.name, in: view) else { return nil }
        let object = ObjectReads(context: context, type: type, view: key.owner)
        let redraw = RedrawOnly(context: context, reference: reference)
        var result: SyntaxNode?
        for node in context.code.nodes(named: key.name, in: view) where node.isOwnName(key.name) && places.place(of: node) == .body && !redraw.isHandedOn(node) {
            guard let member = node.nextSibling, member.kind == .memberComponent, member.anchorToken.kind == .identifier else { return nil }
            switch object.outcome(of: member, within: view) {
            case .nothing: break
            case .behind(let condition): result = condition
            case .always: return nil
            }
        }
        return result
    }

    /// True where no condition stands around or before a stored property: most views, told without a look at the class.
    private func isPlainlyRead(_ name: NameID, _ type: TypeID, in view: SyntaxNode, _ places: inout ReadPlaces) -> Bool {
        context.code.nodes(named: name, in: view).contains { node in
            guard node.isOwnName(name), let member = node.nextSibling, member.kind == .memberComponent else { return false }
            return isUnconditional(node, in: view) && isStored(member.name, of: type) && places.place(of: node) == .body
        }
    }

    private func isStored(_ name: NameID, of type: TypeID) -> Bool {
        let members = context.index.members(named: name, of: type)
        return !members.isEmpty && members.allSatisfy { member in
            let fact = context.index.fact(member)
            return fact.kind == .property && fact.flags.isDisjoint(with: [.isComputed, .isLet, .isStatic])
        }
    }

    private func isUnconditional(_ node: SyntaxNode, in view: SyntaxNode) -> Bool {
        var current = node
        while current != view, let parent = current.parent {
            switch parent.kind {
            case .ifStatement, .guardStatement, .whileStatement, .switchStatement, .sequenceExpression: return false
            case .codeBlock:
                for sibling in parent.children {
                    if sibling == current { break }
                    if sibling.kind == .ifStatement || sibling.kind == .guardStatement { return false }
                }
            default: break
            }
            current = parent
        }
        return true
    }

    /// Follows the members of one class.
    private struct ObjectReads {
        let context: RuleContext
        let type: TypeID
        let code: ClassCode
        let observed: Set<TypeID>

        init(context: RuleContext, type: TypeID, view: TypeID) {
            self.context = context
            self.type = type
            code = context.search.classCode(of: type)
            let held = context.project.table.followedTypes[view] ?? []
            observed = Set(held.flatMap { context.search.family(of: $0) })
        }

        func outcome(of member: SyntaxNode, within view: SyntaxNode) -> Outcome {
            let outcome = self.outcome(of: member, depth: 0)
            guard case .always = outcome else { return outcome }
            let conditions = SilentConditions(context: context, type: type, code: code, observed: observed)
            return conditions.condition(before: member, within: view).map { .behind($0) } ?? .always
        }

        private func outcome(of node: SyntaxNode, depth: Int) -> Outcome {
            guard depth < 6 else { return .always }
            let bodies = node.nextSibling?.kind == .callComponent ? code.functions[node.name] ?? [] : code.getters[node.name] ?? []
            if bodies.isEmpty { return isConstant(node.name) ? .nothing : .always }
            var result = Outcome.nothing
            for body in bodies {
                switch outcome(of: body, depth: depth + 1) {
                case .nothing: break
                case .behind(let condition): result = .behind(condition)
                case .always: return .always
                }
            }
            return result
        }

        private func outcome(of body: ClassCode.Body, depth: Int) -> Outcome {
            let conditions = SilentConditions(context: context.search.context(of: body.analysis), type: type, code: code, observed: observed)
            var result = Outcome.nothing
            var isRead = false
            body.node.walk { node in
                guard !isRead else { return false }
                guard isShorthand(node) || (node.kind == .identifierExpression || node.kind == .memberComponent) && node.isOfSelf && !node.isAssignedWhole
                    && body.analysis.uses.means(node, memberOf: [type])
                else { return true }
                switch outcome(of: node.kind == .optionalBindingCondition ? node.firstChild ?? node : node, depth: depth) {
                case .nothing: break
                case .behind(let condition): result = .behind(condition)
                case .always:
                    if let condition = conditions.condition(before: node, within: body.node) { result = .behind(condition) } else { isRead = true }
                }
                return true
            }
            return isRead ? .always : result
        }

        /// `if let text` of a property.
        private func isShorthand(_ node: SyntaxNode) -> Bool {
            guard node.kind == .optionalBindingCondition, node.child(.initializer) == nil, let name = node.firstChild?.name else { return false }
            return !context.index.members(named: name, of: type).isEmpty
        }

        /// Constants, and objects and values that the macro doesn't track.
        private func isConstant(_ name: NameID) -> Bool {
            guard let member = context.index.members(named: name, of: type).first else { return false }
            let fact = context.index.fact(member)
            return fact.kind == .function || fact.flags.contains(.isLet) || fact.flags.contains(.isStatic)
        }
    }
}
