import Syntax

/// Finds, by name, properties whose values are handled in ways that mean something else once the macro tracks them.
///
/// One walk over each file; names are compared, not resolved, so that the answer errs towards yes.
struct HazardCollector {
    /// `items = items`: a set that only forces an update (catalogue 40).
    private(set) var selfAssignedNames: Set<NameID> = []
    /// `items.removeAll { … items … }`: read while it is changed in place (catalogue 55).
    private(set) var namesReadWhileChanged: Set<NameID> = []

    init(_ tree: SyntaxTree) {
        tree.root.walk { node in
            switch node.kind {
            case .sequenceExpression: collectSelfAssignment(node)
            case .chainExpression: collectMutatingCalls(node)
            default: break
            }
            return true
        }
    }

    private mutating func collectSelfAssignment(_ node: SyntaxNode) {
        guard let left = node.firstChild, let assignment = left.nextSibling, assignment.kind == .assignmentOperator,
            let right = assignment.nextSibling, right.nextSibling == nil, let name = left.lastName, name == right.lastName, left.text == right.text
        else { return }
        selfAssignedNames.insert(name)
    }

    private mutating func collectMutatingCalls(_ chain: SyntaxNode) {
        var receiver: SyntaxNode?
        var method: SyntaxNode?
        for part in chain.children {
            if part.kind == .callComponent, let receiver, let method, method.kind == .memberComponent, HazardCollector.isMutating(method.name),
                let name = receiver.lastName, hasClosureReading(name, part) {
                namesReadWhileChanged.insert(name)
            }
            receiver = method
            method = part
        }
    }

    private static func isMutating(_ name: NameID) -> Bool {
        switch KnownName(rawValue: name) {
        case .removeAll, .sort, .partition: true
        default: false
        }
    }

    private func hasClosureReading(_ name: NameID, _ call: SyntaxNode) -> Bool {
        var reads = false
        for argument in call.children {
            guard let closure = argument.expressionChild, closure.kind == .closureExpression else { continue }
            closure.walk { node in
                if node.kind == .identifierExpression || node.kind == .memberComponent, node.name == name, node.anchorToken.kind == .identifier { reads = true }
                return !reads
            }
        }
        return reads
    }
}

extension SyntaxNode {
    /// The last name of a chain or the name of an identifier: `items` of `self.items`.
    public var lastName: NameID? {
        switch kind {
        case .identifierExpression, .memberComponent: return anchorToken.kind == .identifier ? name : nil
        case .chainExpression:
            var last: SyntaxNode?
            for child in children { last = child }
            return last?.kind == .memberComponent ? last?.lastName : nil
        default: return nil
        }
    }
}
