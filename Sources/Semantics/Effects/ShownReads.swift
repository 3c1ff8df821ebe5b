import SymbolIndex
import Syntax

/// Tells whether what code reads can come to be shown: by a view that runs the code, or by what it gives back to a
/// view.
///
/// What code of a legacy class sets comes to views by that, and what events do is shown by what they set; so neither
/// makes a view depend on what they read. What is not understood may be shown.
// A class, since it keeps what it found.
package final class ShownReads {
    private unowned let semantics: Semantics
    private var known = FixedPoint<MemberReference, Bool>(Circles())
    private var index: ProjectIndex { semantics.index }

    init(_ semantics: Semantics) {
        self.semantics = semantics
    }

    /// - Parameter node: a name that is read in a file.
    package func mayBeShown(_ node: SyntaxNode, in analysis: FileAnalysis) -> Bool {
        if isSet(node) || isReadByTask(node) { return false }
        let member = member(around: node)
        let isHandedOut = member.map { isInKeptClosure(node, of: $0) } ?? false
        let isOfEvent = isReadByEvent(node, analysis)
        if !isHandedOut, isOfEvent { return false }
        guard let type = analysis.enclosingType(of: node), index.types[type].kind == .class, let member else {
            return true
        }
        let isLegacy = ([type] + index.superclasses(of: type)).contains { semantics.project.legacy.classes[$0] != nil }
        switch member.kind {
        case .deinitializerDeclaration: return false
        case .initializerDeclaration: return !isLegacy || isHandedOut && !isOfEvent
        case .functionDeclaration:
            if isLegacy, member.child(.returnType) == nil { return isHandedOut && !isOfEvent }
            return isHandedOut || mayBeShown(resultOf: member, of: type, analysis)
        case .variableDeclaration:
            guard let block = node.ancestor(where: { $0.kind == .accessorBlock && $0.parent?.parent == member }) else {
                return !isLegacy
            }
            guard let binding = block.parent, let pattern = binding.firstChild else { return true }
            // `didSet` and `willSet`
            guard binding.isComputed else { return !isLegacy || isHandedOut && !isOfEvent }
            return isHandedOut || mayBeShown(resultOf: pattern, of: type, analysis)
        default: return true
        }
    }

    // MARK: What reads

    /// True for a write, and for the left side of `+=` and the like, which reads only for the property itself.
    private func isSet(_ node: SyntaxNode) -> Bool {
        if case .operated = node.writeForm { return true }
        return node.isAssignedWhole
    }

    /// True in an `async` function: no body can wait for it, and what it gives back comes to views by what it sets.
    private func isReadByTask(_ node: SyntaxNode) -> Bool {
        let code = node.ancestor { $0.kind == .closureExpression || $0.kind == .functionDeclaration }
        return code?.kind == .functionDeclaration && code?.isAsynchronous == true
    }

    private func isReadByEvent(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        semantics.eventCode(of: analysis).contains(node, in: analysis)
    }

    /// True in a closure that a member gives back or keeps: whoever runs it reads then.
    private func isInKeptClosure(_ node: SyntaxNode, of member: SyntaxNode) -> Bool {
        var current = node
        while current != member, let parent = current.parent {
            let isKept = parent.kind != .argument && current.nextSibling?.kind != .callComponent
            if current.kind == .closureExpression, isKept { return true }
            current = parent
        }
        return false
    }

    private func member(around node: SyntaxNode) -> SyntaxNode? {
        node.ancestor { ancestor in
            guard let parent = ancestor.parent else { return false }
            return parent.kind == .memberBlock
                || parent.kind == .conditionalCompilationClause && parent.parent?.parent?.kind == .memberBlock
        }
    }

    // MARK: What a member gives back

    /// - Parameter declaration: of a function, or the pattern of a property.
    private func mayBeShown(resultOf declaration: SyntaxNode, of type: TypeID, _ analysis: FileAnalysis) -> Bool {
        guard let member = semantics.member(declaredBy: declaration, in: type, analysis),
            !mayBeAskedUnnamed(member, of: type)
        else { return true }
        if let answer = known[member] { return answer }
        let question = known.ask(member, first: false)
        let answer = semantics.mayBeNamed(member) { node, analysis in
            node.parent?.kind == .keyPathExpression || mayBeShown(node, in: analysis)
        }
        return known.close(question, member, answer)
    }

    /// True for what is called otherwise than by its name, also by a library.
    private func mayBeAskedUnnamed(_ member: MemberReference, of type: TypeID) -> Bool {
        if semantics.mayBeRunUnnamed(member, of: type) || index.hasAttribute("objcMembers", type) { return true }
        if SDKMembers.unnamedGetters.contains(index.text(index.name(of: member))) { return true }
        return index.fact(member).access > .fileprivate
            && semantics.family(of: type).contains { index.mayBeCalledFromOutside($0) }
    }
}
