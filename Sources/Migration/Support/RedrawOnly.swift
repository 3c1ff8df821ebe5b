import SymbolIndex
import Syntax

/// A view that observes an object and reads nothing of it while it updates, and shows something that nobody announces.
struct RedrawOnly {
    let context: RuleContext
    let reference: Reference

    /// The first such read; nil where the object is read, or nothing else is shown.
    var silentRead: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, let view = reference.node.ancestor(where: { $0.kind.isTypeDeclaration }),
            view.kind != .extensionDeclaration, WrapperOwner(key.owner, index: context.index).kind == .view,
            !context.index.types[key.owner].extensions.contains(where: { context.index.mentions(key.name, file: $0.file) })
        else { return nil }
        var places = ReadPlaces(view: view)
        guard !isRead(key.name, in: view, &places) else { return nil }
        let isNamed = isNamed(key.name, in: view)
        let finder = SilentStorageFinder(context: context, type: key.owner)
        var result: SyntaxNode?
        view.walk { node in
            guard result == nil else { return false }
            // A nested type is a view of its own.
            if node != view, node.kind.isTypeDeclaration { return false }
            if isSilentRead(node, finder) || !isNamed && isCurrentDate(node), isInBody(node, view), places.place(of: node) == .body { result = node }
            return true
        }
        return result
    }

    /// A read of what somebody changes; a variable that keeps its first value announces nothing either, and need not.
    private func isSilentRead(_ node: SyntaxNode, _ finder: SilentStorageFinder) -> Bool {
        guard let (storage, isWrite) = finder.storage(of: node), !isWrite else { return false }
        return context.project.mayChange(storage)
    }

    /// `Date()` that is shown or compared; as a stand-in for another value it is no clock.
    private func isCurrentDate(_ node: SyntaxNode) -> Bool {
        guard node.kind == .chainExpression, let first = node.firstChild, first.kind == .identifierExpression, context.tree.text(first.anchor) == "Date",
            let next = first.nextSibling, next.kind == .callComponent ? next.firstChild == nil : context.tree.text(next.anchor) == "now"
        else { return false }
        // `Date().timeIntervalSince(start)`, `Date.now.formatted()`
        if next.nextSibling != nil { return true }
        guard let argument = node.parent, argument.kind == .argument, let call = argument.parent, call.kind == .callComponent else { return false }
        return call.previousSibling.map { RedrawOnly.showingCalls.contains(context.tree.text($0.anchor)) } ?? false
    }

    private static let showingCalls: Set<String> = ["Text", "timeIntervalSince", "string", "localizedString", "dateComponents", "isDate", "distance"]

    /// True where anything but its declaration names the object.
    private func isNamed(_ name: NameID, in view: SyntaxNode) -> Bool {
        var result = false
        view.walk { node in
            if node.isOwnName(name) { result = true }
            return !result
        }
        return result
    }

    /// Default values of properties are made once, or by the parent.
    func isInBody(_ node: SyntaxNode, _ view: SyntaxNode) -> Bool {
        guard let member = node.ancestor(where: { $0.parent?.kind == .memberBlock }) else { return false }
        switch member.kind {
        case .functionDeclaration: return node.ancestor { $0.kind == .codeBlock } != nil
        case .variableDeclaration: return node.ancestor { $0.kind == .accessorBlock } != nil
        default: return false
        }
    }

    /// True unless the object is only handed to other views, or used when something happens.
    private func isRead(_ name: NameID, in view: SyntaxNode, _ places: inout ReadPlaces) -> Bool {
        var result = false
        view.walk { node in
            guard !result else { return false }
            let token = node.anchorToken
            if node.kind == .identifierExpression || node.kind == .memberComponent, token.kind == .dollarIdentifier, token.payload == name { result = true }
            if node.kind == .identifierExpression, context.tree.text(node.anchor) == "_" + context.index.text(name) { result = true }
            if node.isOwnName(name), places.place(of: node) == .body, !isHandedOn(node) { result = true }
            return !result
        }
        return result
    }

    /// `Child(model: model)`, `.environmentObject(model)`
    func isHandedOn(_ node: SyntaxNode) -> Bool {
        var expression = node
        if let parent = node.parent, parent.kind == .chainExpression {
            guard node.nextSibling == nil else { return false }
            expression = parent
        }
        guard let argument = expression.parent, argument.kind == .argument, let call = argument.parent, call.kind == .callComponent,
            let callee = call.previousSibling, let first = context.tree.text(callee.anchor).first
        else { return false }
        return callee.kind == .identifierExpression && first.isUppercase || callee.name == KnownName.environmentObject.id
    }
}
