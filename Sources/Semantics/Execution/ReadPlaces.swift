import SymbolIndex
import Syntax

/// Tells when code within the declaration of a view and its extensions runs, by the shape of the code and by where
/// helpers are used.
package struct ReadPlaces {
    package enum Place {
        /// While the body is made, or in the body of another view that keeps the closure: reads are tracked.
        case body
        /// When the body has been left, while the view is laid out or drawn.
        case late
        /// In answer to an event.
        case event
    }

    /// A declaration or an extension of the view, with the context of its file.
    package typealias Part = (declaration: SyntaxNode, context: FileSemantics)

    private let context: FileSemantics
    private let type: TypeID?
    package let parts: [Part]
    private let countsWindows: Bool
    private var known = FixedPoint<NameID, Place>(Circles())

    /// - Parameters:
    ///   - view: the declaration.
    ///   - countsWindows: false to leave out what an app shows in its windows, which is updated by itself.
    package init(view: SyntaxNode, _ context: FileSemantics, countsWindows: Bool = true) {
        self.context = context
        self.countsWindows = countsWindows
        type = context.analysis.typeOfNode[view.index]
        let extensions = type.map { ReadPlaces.extensions(of: $0, context) } ?? []
        let own = [(view, context)] + extensions
        parts = own + (type.map { ReadPlaces.partsOfProtocol(givingBodyTo: $0, beside: own, context) } ?? [])
    }

    /// The extensions of the protocol of the project that gives the view its body; none where the view has its own,
    /// where several do, and where one of their names may mean two declarations.
    private static func partsOfProtocol(
        givingBodyTo view: TypeID, beside own: [Part], _ context: FileSemantics
    ) -> [Part] {
        let (index, body) = (context.index, KnownName.body.id)
        guard index.members(named: body, of: view).isEmpty else { return [] }
        let found = context.semantics.members.members(named: body, in: view)
        guard found.count == 1, let giver = found.first?.owner, index.types[giver].kind == .protocol,
            index.types[giver].extensions.contains(where: { $0.file == found[0].member.file })
        else { return [] }
        let parts = extensions(of: giver, context)
        let names = parts.flatMap { namesOfMembers($0.declaration) }
        let namesOfView = own.flatMap { namesOfMembers($0.declaration) }
        let isClear = Set(names).count == names.count && Set(names).isDisjoint(with: namesOfView)
        return isClear && names.contains(body) ? parts : []
    }

    private static func namesOfMembers(_ declaration: SyntaxNode) -> [NameID] {
        declaration.child(.memberBlock)?.children.flatMap { member in
            member.kind == .variableDeclaration
                ? member.children.filter { $0.kind == .binding }.compactMap { $0.firstChild?.name } : [member.name]
        } ?? []
    }

    private static func extensions(of type: TypeID, _ context: FileSemantics) -> [Part] {
        Set(context.index.types[type].extensions.map(\.file)).sorted().flatMap { file -> [Part] in
            guard let analysis = context.project.analysis(of: file) else { return [] }
            let own = file == context.analysis.file ? context : context.semantics.context(of: analysis)
            return analysis.nodes(of: type).map { own.tree.node(at: $0) }
                .filter { $0.kind == .extensionDeclaration }.map { ($0, own) }
        }
    }

    /// True where an extension that can't be looked at names a property.
    package func mayBeNamedUnseen(_ name: NameID) -> Bool {
        guard let type else { return true }
        return context.index.types[type].extensions.contains {
            context.project.analysis(of: $0.file) == nil && context.index.mentions(name, file: $0.file)
        }
    }

    package mutating func place(of node: SyntaxNode) -> Place {
        var current = node
        var isCaptured = false
        while let parent = current.parent {
            // What a closure captures is asked for where the closure is made.
            isCaptured = isCaptured || current.kind == .captureList
            if current.kind == .closureExpression, parent.kind == .argument {
                if !isCaptured, let place = closurePlace(parent) { return place }
                isCaptured = false
            }
            if parent.kind == .memberBlock { return memberPlace(current) }
            current = parent
        }
        return .body
    }

    private static func name(ofMember member: SyntaxNode) -> NameID {
        guard member.kind == .variableDeclaration else { return member.name }
        return member.child(.binding)?.firstChild?.name ?? member.name
    }

    package func part(around node: SyntaxNode) -> Part? {
        parts.first { $0.declaration.encloses(node) }
    }

    /// The name of the property or function of the view around a place; nil in its body, and where another member is.
    package func helper(around node: SyntaxNode) -> NameID? {
        node.ancestor { $0.parent?.kind == .memberBlock }.flatMap { nameOfHelper($0) }
    }

    private func nameOfHelper(_ member: SyntaxNode) -> NameID? {
        let name = ReadPlaces.name(ofMember: member)
        let isHelper = member.kind == .variableDeclaration || member.kind == .functionDeclaration
        return isHelper && name != KnownName.body.id ? name : nil
    }

    package func uses(of name: NameID) -> [SyntaxNode] {
        parts.flatMap { part in
            part.context.code.nodes(named: name, in: part.declaration).filter { $0.isOwnName(name) }
        }
    }

    /// A helper runs where it is used: in the body, if only once. An initializer runs while whoever makes the view is
    /// updated.
    private mutating func memberPlace(_ member: SyntaxNode) -> Place {
        if member.kind == .initializerDeclaration { return .event }
        guard let name = nameOfHelper(member) else { return .body }
        if let place = known[name] { return place }
        let question = known.ask(name, first: .event)
        var reached = Place.event
        for use in uses(of: name) {
            let place = isGivenForLayout(use) ? .late : place(of: use)
            if place == .body || place == .late && reached == .event { reached = place }
        }
        return known.close(question, name, reached)
    }

    /// `Canvas(renderer: draw)`
    private func isGivenForLayout(_ use: SyntaxNode) -> Bool {
        guard !use.isCalled, let argument = use.wholeExpression.parent else { return false }
        return use.ancestor { $0.parent?.kind == .memberBlock }.map { nameOfHelper($0) != use.name } ?? true
            && ReadPlaces.isForLayout(argument) && use.wholeExpression.lastNamed == use
    }

    /// When a closure runs that is an argument; nil where it runs at once.
    private func closurePlace(_ argument: SyntaxNode) -> Place? {
        if !countsWindows, isContentOfWindow(argument) { return .event }
        let context = part(around: argument)?.context
        if let place = context?.closurePlaces[argument.index] { return place }
        let place: Place? = isLate(argument) ? .late : ViewUpdate.waitsForEvent(argument) ? .event : nil
        context?.closurePlaces[argument.index] = .some(place)
        return place
    }

    /// False for a view in which nothing is called whose closures run late.
    package static func mayHaveLateReads(_ view: SyntaxNode, _ context: FileSemantics) -> Bool {
        context.semantics.lateCallees.contains { context.code.contains($0, in: view) }
    }

    /// What `isLate` knows.
    static let lateCallees = layoutCallees + [commands] + contentsOfScenes
    /// What `isForLayout` knows.
    static let layoutCallees = [canvas] + ClosureTakers.forLayout
    private static let canvas = "Canvas"

    /// `.commands { … }` of a scene: as in `Commands`, tracking is not certain there (catalogue 107, 221).
    private static let commands = "commands"
    private static let contentsOfScenes = ["Settings", "MenuBarExtra"]

    private static let windows = ["WindowGroup", "Window", "DocumentGroup"]

    /// A closure of `WindowGroup`.
    private func isContentOfWindow(_ argument: SyntaxNode) -> Bool {
        guard let callee = argument.parent?.previousSibling, callee.kind == .identifierExpression else { return false }
        return ReadPlaces.windows.contains(argument.tree.text(callee.anchor))
            && context.index.types(named: callee.name).isEmpty
    }

    /// The renderer of a `Canvas`, an alignment guide, a visual effect.
    private func isLate(_ argument: SyntaxNode) -> Bool {
        guard let call = argument.parent, call.kind == .callComponent, call.parent?.kind == .chainExpression,
            let callee = call.previousSibling, callee.kind == .identifierExpression || callee.kind == .memberComponent
        else { return false }
        if ReadPlaces.isForLayout(argument) { return true }
        let name = argument.tree.text(callee.anchor)
        return callee.kind == .identifierExpression
            ? isContentOfScene(name, callee, argument.tree.text(argument.firstToken)) : name == ReadPlaces.commands
    }

    /// True for the argument of a `Canvas` or a modifier of the SDK that may be a closure which they keep for layout or
    /// drawing.
    package static func isForLayout(_ argument: SyntaxNode) -> Bool {
        guard argument.kind == .argument, let callee = argument.parent?.previousSibling else { return false }
        let label = argument.tree.text(argument.firstToken)
        let name = argument.tree.text(callee.anchor)
        if callee.kind == .identifierExpression, name == ReadPlaces.canvas { return label != "symbols" }
        // What the changes of a geometry lead to is an event.
        return (callee.kind == .memberComponent || callee.kind == .identifierExpression)
            && ClosureTakers.forLayout.contains(name) && label != "action"
    }

    private func isContentOfScene(_ name: String, _ callee: SyntaxNode, _ label: String) -> Bool {
        ReadPlaces.contentsOfScenes.contains(name) && label != "label"
            && context.index.types(named: callee.name).isEmpty
    }

    /// True within the closure of `.commands`, `Settings` or `MenuBarExtra`.
    package static func isInCommands(_ node: SyntaxNode) -> Bool {
        node.ancestor { argument in
            guard argument.kind == .argument, let callee = argument.parent?.previousSibling else { return false }
            let name = node.tree.text(callee.anchor)
            return callee.kind == .memberComponent ? name == commands : contentsOfScenes.contains(name)
        } != nil
    }
}
