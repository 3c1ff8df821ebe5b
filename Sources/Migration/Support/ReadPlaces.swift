import SymbolIndex
import Syntax

/// Tells when code within the declaration of a view runs, by the shape of the code and by where helpers are used.
struct ReadPlaces {
    enum Place {
        /// While the body is made, where reads are tracked.
        case body
        /// When the body has been left, while the view is laid out or drawn.
        case late
        /// In answer to an event.
        case event
    }

    private let view: SyntaxNode
    private let context: RuleContext
    private var known: [NameID: Place] = [:]

    /// - Parameter view: the declaration.
    init(view: SyntaxNode, _ context: RuleContext) {
        self.view = view
        self.context = context
    }

    mutating func place(of node: SyntaxNode) -> Place { place(of: node, depth: 0) }

    private mutating func place(of node: SyntaxNode, depth: Int) -> Place {
        var current = node
        while let parent = current.parent, current != view {
            if current.kind == .closureExpression, parent.kind == .argument {
                if let place = closurePlace(parent) { return place }
            }
            if parent.kind == .memberBlock { return memberPlace(current, depth: depth) }
            current = parent
        }
        return .body
    }

    /// A helper runs where it is used: in the body, if only once. An initializer runs while whoever makes the view is updated.
    private mutating func memberPlace(_ member: SyntaxNode, depth: Int) -> Place {
        if member.kind == .initializerDeclaration { return .event }
        var name = member.name
        if member.kind == .variableDeclaration, let pattern = member.child(.binding)?.firstChild { name = pattern.name }
        guard name != KnownName.body.id, depth < 8, member.kind == .variableDeclaration || member.kind == .functionDeclaration else { return .body }
        if let place = known[name] { return place }
        // A cycle of helpers has no place of its own.
        known[name] = .event
        var isInBody = false
        var isLate = false
        for use in context.code.nodes(named: name, in: view) where use.isOwnName(name) {
            switch place(of: use, depth: depth + 1) {
            case .body: isInBody = true
            case .late: isLate = true
            case .event: break
            }
        }
        let reached: Place = isInBody ? .body : isLate ? .late : .event
        known[name] = reached
        return reached
    }

    /// When a closure runs that is an argument; nil where it runs at once.
    private func closurePlace(_ argument: SyntaxNode) -> Place? {
        if let place = context.closurePlaces[argument.index] { return place }
        let place: Place? = isLate(argument) ? .late : ViewUpdate.waitsForEvent(argument) ? .event : nil
        context.closurePlaces[argument.index] = .some(place)
        return place
    }

    /// False for a view in which nothing is called whose closures run late.
    static func mayHaveLateReads(_ view: SyntaxNode, _ context: RuleContext) -> Bool {
        context.search.lateCallees.contains { context.code.contains($0, in: view) }
    }

    /// What `isLate` knows.
    static let lateCallees = ["Canvas", commands] + lateModifiers + contentsOfScenes

    /// `.commands { … }` of a scene: as in `Commands`, tracking is not certain there (catalogue 107, 221).
    private static let commands = "commands"
    private static let contentsOfScenes = ["Settings", "MenuBarExtra"]

    /// Modifiers that keep their closures for layout, drawing, animations, preferences or transactions.
    private static let lateModifiers: Set<String> = [
        "alignmentGuide", "visualEffect", "onGeometryChange", "onScrollGeometryChange", "scrollTransition", "keyframeAnimator", "containerRelativeFrame",
        "anchorPreference", "transformPreference", "transformAnchorPreference", "transformEnvironment", "transaction",
    ]

    /// The renderer of a `Canvas`, an alignment guide, a visual effect.
    private func isLate(_ argument: SyntaxNode) -> Bool {
        guard let call = argument.parent, call.kind == .callComponent, call.parent?.kind == .chainExpression,
            let callee = call.previousSibling, callee.kind == .identifierExpression || callee.kind == .memberComponent else { return false }
        let label = view.tree.text(argument.firstToken)
        let name = view.tree.text(callee.anchor)
        if callee.kind == .identifierExpression { return name == "Canvas" && label != "symbols" || isContentOfScene(name, callee, label) }
        // What the changes of a geometry lead to is an event.
        return ReadPlaces.lateModifiers.contains(name) && label != "action" || name == ReadPlaces.commands
    }

    private func isContentOfScene(_ name: String, _ callee: SyntaxNode, _ label: String) -> Bool {
        ReadPlaces.contentsOfScenes.contains(name) && label != "label" && context.index.types(named: callee.name).isEmpty
    }

    /// True within the closure of `.commands`, `Settings` or `MenuBarExtra`.
    static func isInCommands(_ node: SyntaxNode) -> Bool {
        node.ancestor { argument in
            guard argument.kind == .argument, let callee = argument.parent?.previousSibling else { return false }
            let name = node.tree.text(callee.anchor)
            return callee.kind == .memberComponent ? name == commands : contentsOfScenes.contains(name)
        } != nil
    }
}

extension SyntaxNode {
    /// `name`, `self.name`, or `name` of `if let name`.
    func isOwnName(_ name: NameID) -> Bool {
        guard self.name == name, anchorToken.kind == .identifier else { return false }
        switch kind {
        case .identifierExpression: return true
        case .memberComponent:
            let base = parent?.firstChild
            return base?.kind == .identifierExpression && base?.name == KnownName.`self`.id && base?.nextSibling == self
        default: return isShorthandBinding
        }
    }

    /// `name` of `if let name` (SE-0345), which reads what has the name and declares another.
    var isShorthandBinding: Bool {
        guard kind == .identifierPattern, let condition = parent, condition.kind == .optionalBindingCondition else { return false }
        return condition.firstChild == self && condition.child(.initializer) == nil
    }
}
