import Syntax

/// Finds, by name, properties whose values are handled in ways that mean something else once the macro tracks them.
///
/// One walk over each file; names are compared, not resolved, so that the answer errs towards yes.
public struct HazardCollector: Sendable {
    /// Members that are assigned outside of initializers, by name.
    public private(set) var assignedNames: Set<NameID> = []
    /// Members that a binding reaches: `settings` and `volume` of `$model.settings.volume`.
    public private(set) var boundNames: Set<NameID> = []
    /// `items = items`: a set that only forces an update (catalogue 40).
    public private(set) var selfAssignedNames: Set<NameID> = []
    /// `items.removeAll { … items … }`: read while it is changed in place (catalogue 55).
    public private(set) var namesReadWhileChanged: Set<NameID> = []

    init() {}

    init(_ tree: SyntaxTree) {
        tree.root.walk { node in
            switch node.kind {
            case .sequenceExpression:
                collectSelfAssignment(node)
                collectAssignment(node)
            case .chainExpression:
                collectMutatingCalls(node)
                collectBinding(node)
            default: break
            }
            return true
        }
    }

    mutating func formUnion(_ other: HazardCollector) {
        assignedNames.formUnion(other.assignedNames)
        boundNames.formUnion(other.boundNames)
        selfAssignedNames.formUnion(other.selfAssignedNames)
        namesReadWhileChanged.formUnion(other.namesReadWhileChanged)
    }

    private mutating func collectAssignment(_ node: SyntaxNode) {
        guard let left = node.firstChild, left.nextSibling?.kind == .assignmentOperator, let name = left.lastName else { return }
        let isOwn = left.kind == .identifierExpression || left.firstChild?.name == KnownName.`self`.id
        // `self.x = x` in an initializer is how a property gets its first value; closures run later.
        let function = node.ancestor { $0.kind == .initializerDeclaration || $0.kind == .functionDeclaration || $0.kind == .closureExpression }
        if isOwn, function?.kind == .initializerDeclaration { return }
        assignedNames.insert(name)
    }

    private mutating func collectBinding(_ chain: SyntaxNode) {
        var isBinding = false
        for part in chain.children {
            if part.kind == .memberComponent, isBinding { boundNames.insert(part.name) }
            if part.anchorToken.kind == .dollarIdentifier, part.kind == .identifierExpression || part.kind == .memberComponent { isBinding = true }
            // `Bindable(x).y`
            if part.kind == .identifierExpression, part.name == KnownName.Bindable.id { isBinding = true }
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
