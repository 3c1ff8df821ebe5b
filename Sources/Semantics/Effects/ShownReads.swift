import SymbolIndex
import Syntax

/// Tells whether what code reads can come to be shown: by a view that runs the code, or by what it gives back to a view.
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
        guard let type = analysis.enclosingType(of: node), index.types[type].kind == .class, let member else { return true }
        let isLegacy = ([type] + index.superclasses(of: type)).contains { semantics.project.legacy.classes[$0] != nil }
        switch member.kind {
        case .deinitializerDeclaration: return false
        case .initializerDeclaration: return !isLegacy || isHandedOut && !isOfEvent
        case .functionDeclaration:
            if isLegacy, member.child(.returnType) == nil { return isHandedOut && !isOfEvent }
            return isHandedOut || mayBeShown(resultOf: member, named: member.name, of: type, analysis)
        case .variableDeclaration:
            guard let block = node.ancestor(where: { $0.kind == .accessorBlock && $0.parent?.parent == member }) else {
                return !isLegacy
            }
            if isLegacy, block.hasObservers { return isHandedOut && !isOfEvent }
            guard let pattern = block.parent?.firstChild, !block.hasObservers else { return true }
            return isHandedOut || mayBeShown(resultOf: pattern, named: pattern.name, of: type, analysis)
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
    private func mayBeShown(
        resultOf declaration: SyntaxNode, named name: NameID, of type: TypeID, _ analysis: FileAnalysis
    ) -> Bool {
        guard declaration.anchorToken.kind == .identifier else { return true }
        let start = declaration.anchorToken.start
        let found = index.members(named: name, of: type).first { member in
            member.file == analysis.file && index.fact(member).offset == start
        }
        guard let found, !mayBeAskedUnnamed(found, named: name, of: type) else { return true }
        if let answer = known[found] { return answer }
        let question = known.ask(found, first: false)
        return known.close(question, found, isNamedForViews(found, name))
    }

    /// True for what Swift, a library or another project may call.
    private func mayBeAskedUnnamed(_ member: MemberReference, named name: NameID, of type: TypeID) -> Bool {
        let fact = index.fact(member)
        let text = index.text(name)
        let isKnown = SDKMembers.unnamedFunctions.contains(text) || SDKMembers.unnamedGetters.contains(text)
        if isKnown || fact.flags.contains(.isOverride) || !fact.attributes.isEmpty { return true }
        if index.hasAttribute("objcMembers", type) || fact.access >= .public && semantics.project.isOpen(type) { return true }
        return fact.access > .fileprivate && semantics.family(of: type).contains { index.mayBeCalledFromOutside($0) }
    }

    private func isNamedForViews(_ member: MemberReference, _ name: NameID) -> Bool {
        semantics.files(mentioning: name).contains { number in
            guard !index.isOfTests(number) else { return false }
            guard let file = semantics.file(number) else { return true }
            let analysis = semantics.project.analysis(of: number) ?? file.unanalyzed
            return file.code.nodes(named: name, in: file.tree.root).contains { node in
                mayMean(node, member, analysis)
                    && (node.parent?.kind == .keyPathExpression || mayBeShown(node, in: analysis))
            }
        }
    }

    private func mayMean(_ node: SyntaxNode, _ member: MemberReference, _ analysis: FileAnalysis) -> Bool {
        switch node.kind {
        case .identifierExpression where LocalName(node.name, at: node) != nil: return false
        case .identifierExpression, .memberComponent, .implicitMemberExpression: break
        default:
            guard node.isShorthandBinding else { return false }
        }
        return MeantDeclarations(semantics: semantics).declarations(of: node, analysis).contains { $0.member == member }
    }
}

extension SyntaxNode {
    /// True for the block of `didSet` and `willSet`.
    fileprivate var hasObservers: Bool {
        children.contains { part in
            part.kind == .accessor && (part.name == KnownName.didSet.id || part.name == KnownName.willSet.id)
        }
    }
}
