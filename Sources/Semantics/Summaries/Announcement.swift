import SymbolIndex
import Syntax

/// What runs those who subscribed to it, before the code that sends goes on, and nothing else.
package enum Announcement: Hashable {
    /// `objectWillChange` of objects of a class.
    case changes(TypeID)
    /// The subject that a property holds, and nothing else at first.
    case subject(MemberReference)

    /// What `objectWillChange.send()` and `subject.send(value)` announce; nil where that is not known.
    ///
    /// - Parameter node: `send`.
    static func sent(by node: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) -> Announcement? {
        guard node.kind == .memberComponent, node.isCalled, node.tree.text(node.anchor) == "send",
            let sender = node.partBeforeUnwrapping,
            !MeantDeclarations(semantics: semantics).isDeclared(forPublishers: node, analysis)
        else { return nil }
        if sender.name == KnownName.objectWillChange.id {
            let reference = analysis.references.first { $0.kind == .objectWillChange && $0.node.index == sender.index }
            guard let reference, reference.isCertain, reference.types.count == 1 else { return nil }
            // What the class declares itself may be the publisher of another one.
            let isOwn = semantics.family(of: reference.types[0]).contains {
                !semantics.index.members(named: sender.name, of: $0).isEmpty
            }
            return isOwn ? nil : .changes(reference.types[0])
        }
        guard isOfProject(sender, analysis, semantics) else { return nil }
        let found = MeantDeclarations(semantics: semantics).declarations(of: sender, analysis)
        guard found.count == 1, let property = found.first, property.owner != nil,
            let (pattern, _) = semantics.node(of: property.member), pattern.parent?.makesSubject == true
        else { return nil }
        return .subject(property.member)
    }

    /// True for `continuation.resume()` within `withCheckedContinuation { continuation in … }`, which announces nothing:
    /// the task goes on in a turn of its own.
    static func resumesTask(_ node: SyntaxNode) -> Bool {
        guard node.kind == .memberComponent, node.tree.text(node.anchor) == "resume", let base = node.previousSibling,
            base.kind == .identifierExpression, let local = LocalName(base.name, at: base)?.declaration,
            local.kind == .closureParameter, let argument = local.parent?.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName
        else { return false }
        return ClosureTakers.givingContinuations.contains(node.tree.text(callee.anchor))
    }

    /// True for a name behind a value of the project, and for one that stands alone and is no local.
    private static func isOfProject(_ name: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) -> Bool {
        if name.kind == .identifierExpression { return LocalName(name.name, at: name) == nil }
        guard name.kind == .memberComponent else { return false }
        switch semantics.types(at: name, analysis).type(before: name).boundValue {
        case .nominal, .metatype(.nominal): return true
        default: return false
        }
    }
}

extension SyntaxNode {
    /// `subject = PassthroughSubject<Int, Never>()`
    fileprivate var makesSubject: Bool {
        guard kind == .binding, let value = child(.initializer)?.expressionChild, value.kind == .chainExpression,
            let type = value.firstChild, type.kind == .identifierExpression
        else { return false }
        return CombineNames.subjects.contains(tree.text(type.anchor)) && value.lastChild?.calledName == type
    }
}
