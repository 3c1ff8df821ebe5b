import SymbolIndex
import Syntax

/// What stands between the body of a view and a place in its code, helpers and extensions included (catalogue 35).
package struct BodyReach {
    package var places: ReadPlaces
    private let object: ObjectReads
    private var outcomes = FixedPoint<NameID, ObjectReads.Outcome>(Circles())
    private var plainHelpers = FixedPoint<NameID, Bool>(Circles())

    package init(_ places: ReadPlaces, _ object: ObjectReads) {
        self.places = places
        self.object = object
    }

    /// `behind` a condition that nobody announces, on each way from the body; `nothing` where only the code around the
    /// place itself reaches it.
    package mutating func outcome(before node: SyntaxNode) -> ObjectReads.Outcome {
        guard let part = places.part(around: node) else { return .always }
        if let condition = object.condition(before: node, in: part) { return .behind(condition) }
        return places.helper(around: node).map { outcome(beforeHelper: $0) } ?? .always
    }

    private mutating func outcome(beforeHelper name: NameID) -> ObjectReads.Outcome {
        if let outcome = outcomes[name] { return outcome }
        let question = outcomes.ask(name, first: .nothing)
        var result = ObjectReads.Outcome.nothing
        for use in places.uses(of: name) where places.place(of: use) == .body {
            let outcome = outcome(before: use)
            if case .nothing = outcome { continue }
            result = outcome
            if case .always = outcome { break }
        }
        return outcomes.close(question, name, result)
    }

    /// True where no condition stands on a way from the body: most reads, told without a look at the class.
    package mutating func isPlain(_ node: SyntaxNode) -> Bool {
        guard let part = places.part(around: node), node.isUnconditional(in: part.declaration) else { return false }
        guard let helper = places.helper(around: node) else { return places.place(of: node) == .body }
        if let isPlain = plainHelpers[helper] { return isPlain }
        let question = plainHelpers.ask(helper, first: false)
        let uses = places.uses(of: helper)
        let isHelperPlain = uses.contains { isPlain($0) }
        return plainHelpers.close(question, helper, isHelperPlain)
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
