import Semantics
import SymbolIndex
import Syntax

/// Tells whether all that code of a class may change, for a view, is in tracked properties of the same object.
// A class, since each piece of code is looked at once: what comes back to itself adds nothing.
final class ChangeEffects {
    private let type: TypeID
    private let tracked: TrackedProperties
    private let semantics: Semantics
    private var seen: Set<SyntaxNode> = []

    init(type: TypeID, tracked: TrackedProperties, semantics: Semantics) {
        self.type = type
        self.tracked = tracked
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }

    /// False for all that is not plain to see.
    func areAnnounced(_ body: SyntaxNode) -> Bool {
        guard seen.insert(body).inserted else { return true }
        return !body.contains { node in
            switch node.kind {
            case .assignmentOperator, .binaryOperator: !isAllowed(operation: node)
            case .callComponent: !isAllowed(call: node)
            case .prefixExpression: node.anchorToken.kind == .prefixAmpersand
            case .macroExpression: true
            case .identifierExpression, .memberComponent:
                tracked.names.contains(node.name) && node.isWrittenHere && !areObserversAllowed(node.name)
            case .functionDeclaration, .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration:
                node != body
            default: false
            }
        }
    }

    /// What the observers of a property change along with it.
    private func areObserversAllowed(_ name: NameID) -> Bool {
        semantics.classCode(of: type).observers[name]?.allSatisfy { areAnnounced($0.node) } ?? true
    }

    // MARK: Assignments

    private func isAllowed(operation node: SyntaxNode) -> Bool {
        if node.kind == .binaryOperator {
            let text = node.text
            if StandardOperators.plain.contains(text) { return true }
            guard text.hasSuffix("="), StandardOperators.plain.contains(String(text.dropLast())) else { return false }
        }
        guard let target = node.previousSibling else { return false }
        if target.kind == .wildcardExpression || tracked.contains(target) { return true }
        // A local of any type may get another value, but what it holds may be an object.
        return target.kind == .identifierExpression && LocalName(target.name, at: target) != nil
    }

    // MARK: Calls

    private func isAllowed(call: SyntaxNode) -> Bool {
        guard let chain = call.parent, chain.kind == .chainExpression, let callee = call.previousSibling else {
            return false
        }
        switch callee.kind {
        case .implicitMemberExpression: return true
        case .identifierExpression: return isAllowed(function: callee)
        case .memberComponent: return isAllowed(method: callee, in: chain)
        default: return false
        }
    }

    private func isAllowed(function: SyntaxNode) -> Bool {
        guard LocalName(function.name, at: function) == nil else { return false }
        let text = index.text(function.name)
        if let isOwn = isAllowed(ownMethod: function.name) { return isOwn }
        let types = index.types(named: function.name)
        guard types.isEmpty, index.globals(named: function.name).isEmpty else {
            // Making a value changes nothing else.
            return !types.isEmpty && types.allSatisfy { index.types[$0].kind == .struct && !hasInitializer($0) }
        }
        return PureFunctions.harmless.contains(text)
    }

    private func hasInitializer(_ type: TypeID) -> Bool { !index.members(named: KnownName.`init`.id, of: type).isEmpty }

    /// Nil where the class has no member of the name.
    private func isAllowed(ownMethod name: NameID) -> Bool? {
        let found = semantics.members.members(named: name, in: type)
        guard !found.isEmpty else { return nil }
        let bodies = semantics.classCode(of: type).functions[name] ?? []
        guard bodies.count == found.count, found.allSatisfy({ $0.owner == type }),
            isNotOverridden(name)
        else { return false }
        return bodies.allSatisfy { areAnnounced($0.node) }
    }

    private func isNotOverridden(_ name: NameID) -> Bool {
        semantics.family(of: type).allSatisfy { $0 == type || index.members(named: name, of: $0).isEmpty }
    }

    private func isAllowed(method: SyntaxNode, in chain: SyntaxNode) -> Bool {
        guard let first = chain.firstChild else { return false }
        let text = index.text(method.name)
        if text == "send", method.previousSibling?.name == KnownName.objectWillChange.id {
            return OwnSend.chain(around: method.previousSibling ?? method, index) != nil
        }
        if method.isOfSelf { return isAllowed(ownMethod: method.name) ?? false }
        if SyntaxNode.changesInPlace(method.name) {
            if tracked.contains(chain, upTo: method) { return true }
            return isLocalVariable(first) && first.nextSibling == method
        }
        return PureFunctions.harmlessMethods.contains(text) || isMainActorRun(method, first)
    }

    /// `var`, so that it is most likely a value.
    private func isLocalVariable(_ node: SyntaxNode) -> Bool {
        guard node.kind == .identifierExpression, let local = LocalName(node.name, at: node),
            local.declaration.kind == .binding
        else { return false }
        return local.declaration.parent?.name == KnownName.var.id
    }

    private func isMainActorRun(_ method: SyntaxNode, _ first: SyntaxNode) -> Bool {
        first.name == KnownName.MainActor.id && ["run", "assumeIsolated"].contains(index.text(method.name))
    }
}
