import SymbolIndex
import Syntax

/// A view that observes an object and reads nothing of it while it updates, and shows something that nobody announces.
struct RedrawOnly {
    let context: RuleContext
    let reference: Reference

    /// The first such read; nil where the object is read, or nothing else is shown.
    var silentRead: SyntaxNode? {
        guard let key = reference.property, reference.isCertain, let view = reference.node.ancestor(where: { $0.kind.isTypeDeclaration }),
            view.kind != .extensionDeclaration, WrapperOwner(key.owner, context.project).kind == .view,
            !context.index.types[key.owner].extensions.contains(where: { context.index.mentions(key.name, file: $0.file) })
        else { return nil }
        var places = ReadPlaces(view: view, context)
        guard let uses = context.usesWhileUpdating(of: key.name, in: view, &places) else { return nil }
        let getters = UntrackedGetters(context: context, types: reference.types, view: key.owner)
        var nodes: [SyntaxNode] = []
        for node in uses where !isHandedOn(node) {
            guard let member = node.nextSibling, let objects = getters.objectsRead(by: member) else { return nil }
            if !objects.isEmpty { nodes.append(member) }
        }
        nodes += context.silentReads(in: view, of: key.owner).map(\.node)
        nodes += context.search.remadeChildren.callsShowingSilentValues(in: view, context)
        if !isNamed(key.name, in: view) { nodes += clocks(in: view) + answersOfDefaults(in: view) }
        return SyntaxNode.inSourceOrder(nodes).first { places.place(of: $0) == .body }
    }

    private func clocks(in view: SyntaxNode) -> [SyntaxNode] {
        guard let name = context.index.names.lookUp("Date") else { return [] }
        return context.code.nodes(named: name, in: view).compactMap(\.parent).filter { $0.enclosingDeclaration == view && isCurrentDate($0) && $0.isInBody }
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

    /// `t("title")`, `Strings.title()`: what functions of files that ask `UserDefaults` give back, such as texts in the language that was chosen. A view
    /// that names an object nowhere follows it for such a thing.
    private func answersOfDefaults(in view: SyntaxNode) -> [SyntaxNode] {
        guard let defaults = context.index.names.lookUp("UserDefaults") else { return [] }
        var found: [SyntaxNode] = []
        view.walk { node in
            guard node.kind == .identifierExpression || node.kind == .memberComponent, node.anchorToken.kind == .identifier else { return true }
            let functions = node.kind == .identifierExpression ? globalFunctions(node) : staticMembers(node)
            if functions.contains(where: { context.index.mentions(defaults, file: $0.file) }), node.enclosingDeclaration == view, node.isInBody { found.append(node) }
            return true
        }
        return found
    }

    private func globalFunctions(_ node: SyntaxNode) -> [MemberReference] {
        guard node.nextSibling?.kind == .callComponent else { return [] }
        return context.index.globals(named: node.name).filter { context.index.fact($0).kind == .function }
    }

    /// Static functions and getters.
    private func staticMembers(_ node: SyntaxNode) -> [MemberReference] {
        guard let base = node.previousSibling, base.kind == .identifierExpression else { return [] }
        return context.index.types(named: base.name).flatMap { context.index.members(named: node.name, of: $0) }.filter { member in
            let fact = context.index.fact(member)
            return fact.flags.contains(.isStatic) && (fact.kind == .function || fact.flags.contains(.isComputed))
        }
    }

    private static let showingCalls: Set<String> = ["Text", "timeIntervalSince", "string", "localizedString", "dateComponents", "isDate", "distance"]

    /// True where anything but its declaration names the object.
    private func isNamed(_ name: NameID, in view: SyntaxNode) -> Bool {
        context.code.contains(name, in: view) { $0.isOwnName(name) }
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

extension RuleContext {
    /// Where code of a view names an object that it holds while it updates: by name, or by `$x` and a member, which a binding reads as it is made. Nil where
    /// that can't be told, since the storage or the projection is handed on as a whole.
    func usesWhileUpdating(of name: NameID, in view: SyntaxNode, _ places: inout ReadPlaces) -> [SyntaxNode]? {
        if namesStorage(of: name, in: view, where: { !$0.isInitialized(in: view) }) { return nil }
        var uses: [SyntaxNode] = []
        for node in code.nodes(named: name, in: view) where places.place(of: node) == .body {
            if node.isOwnName(name) {
                uses.append(node)
            } else if node.isProjection {
                guard node.nextSibling?.kind == .memberComponent else { return nil }
                uses.append(node)
            }
        }
        return uses
    }

    /// True where code names `$x` or `_x` of a property.
    func namesProjectionOrStorage(of name: NameID, in root: SyntaxNode) -> Bool {
        code.contains(name, in: root) { $0.isProjection } || namesStorage(of: name, in: root) { _ in true }
    }

    private func namesStorage(of name: NameID, in root: SyntaxNode, where condition: (SyntaxNode) -> Bool) -> Bool {
        let text = "_" + index.text(name)
        guard let storage = index.names.lookUp(text) else { return false }
        return code.contains(storage, in: root) { $0.kind == .identifierExpression && tree.text($0.anchor) == text && condition($0) }
    }
}

extension SyntaxNode {
    /// `$x`
    fileprivate var isProjection: Bool { (kind == .identifierExpression || kind == .memberComponent) && anchorToken.kind == .dollarIdentifier }

    /// `_x` of `_x = StateObject(wrappedValue: x)` in an initializer.
    fileprivate func isInitialized(in view: SyntaxNode) -> Bool {
        nextSibling?.kind == .assignmentOperator && ancestor { $0.kind == .initializerDeclaration || $0 == view }?.kind == .initializerDeclaration
    }
}
