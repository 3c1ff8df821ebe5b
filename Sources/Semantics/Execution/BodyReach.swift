import SymbolIndex
import Syntax

/// What stands between the body of a view and a place in its code, helpers and extensions included (catalogue 35).
package struct BodyReach {
    package private(set) var places: ReadPlaces
    private let object: ObjectReads
    /// The helpers around the place that is asked for.
    private var running: Set<NameID> = []

    package init(_ places: ReadPlaces, _ object: ObjectReads) {
        self.places = places
        self.object = object
    }

    /// `behind` a condition that nobody announces, on each way from the body; `nothing` where only the code around the
    /// place itself reaches it.
    package mutating func outcome(before node: SyntaxNode) -> ObjectReads.Outcome {
        guard let part = places.part(around: node) else { return .always }
        if let condition = object.condition(before: node, in: part) { return .behind(condition) }
        guard let helper = places.helper(around: node) else { return .always }
        guard running.insert(helper).inserted else { return .nothing }
        defer { running.remove(helper) }
        var result = ObjectReads.Outcome.nothing
        for use in places.uses(of: helper) where places.place(of: use) == .body {
            switch outcome(before: use) {
            case .nothing: break
            case .behind(let condition): result = .behind(condition)
            case .always: return .always
            }
        }
        return result
    }

    /// True where no condition stands on a way from the body: most reads, told without a look at the class.
    package mutating func isPlain(_ node: SyntaxNode) -> Bool {
        guard let part = places.part(around: node), node.isUnconditional(in: part.declaration) else { return false }
        guard let helper = places.helper(around: node) else { return places.place(of: node) == .body }
        guard running.insert(helper).inserted else { return false }
        defer { running.remove(helper) }
        for use in places.uses(of: helper) where isPlain(use) { return true }
        return false
    }
}

extension SyntaxNode {
    fileprivate func isUnconditional(in view: SyntaxNode) -> Bool {
        var current = self
        while current != view, let parent = current.parent {
            switch parent.kind {
            case .ifStatement, .guardStatement, .whileStatement, .forStatement, .switchStatement, .sequenceExpression:
                return false
            case .chainExpression where current.kind == .callComponent: return false
            case .codeBlock:
                let before = parent.children.prefix { $0 != current }
                if before.contains(where: { $0.kind == .ifStatement || $0.kind == .guardStatement }) { return false }
            default: break
            }
            current = parent
        }
        return true
    }
}
