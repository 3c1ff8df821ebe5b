import Semantics
import SymbolIndex
import Syntax

/// Injections around what closures show that the project is given (catalogue 121, 131).
extension InjectionCoverage {
    /// True for a callee of the project that injects the object: around each call of a closure that it is given, or
    /// somewhere in its code where these calls are not plain to see.
    func isInjected(in callee: SyntaxNode, aroundContent content: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var seen: Set<NamedCode> = []
        guard content.kind == .closureExpression, let answer = isInjected(aroundCallsOf: content, analysis, &seen)
        else { return injects(callee) }
        return answer
    }

    /// Nil where not all calls of the code are plain to see.
    private func isInjected(
        aroundCallsOf code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>
    ) -> Bool? {
        guard let keepers = ContentClosure(semantics).keepers(of: code, in: analysis) else { return nil }
        for keeper in keepers where seen.insert(keeper).inserted {
            guard let places = semantics.eventCodeOfAnyFile.places(of: keeper), !places.isEmpty else { return nil }
            for place in places {
                guard let value = place.isValue ? place.node.expressionItEnds : place.node else { return nil }
                // What is handed on is called by what it is handed to.
                let isHandedOn = place.isValue && value.parent?.kind == .argument
                if isInjected(around: isHandedOn ? value.parent ?? value : value, place.analysis) { continue }
                guard place.isValue else { return false }
                guard let answer = isInjected(aroundCallsOf: value, place.analysis, &seen) else { return nil }
                if !answer { return false }
            }
        }
        return true
    }

    /// True where the member that a place stands in injects the object around it.
    private func isInjected(around place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var current = place
        while let parent = current.parent, parent.kind != .memberBlock {
            if parent.kind == .chainExpression, isInjected(behind: current, analysis) { return true }
            if parent.kind == .argument, let callee = parent.parent?.calledName, injects(callee) { return true }
            current = parent
        }
        return false
    }
}
