import Semantics
import SymbolIndex
import Syntax

/// Places in a file where code that makes a view's body, or the view itself, makes an object of a class that moves, or
/// that is `@Observable` already: what its initializer reads may move later.
struct ObjectsMadeInUpdates {
    let context: FileSemantics

    struct Made {
        let node: SyntaxNode
        let type: TypeID
        let labels: [NameID]
        /// A state keeps the first object, and others are dropped.
        var isState = false
        /// The default of a state, which Xcode 27 makes once.
        var isMadeLateInNewEdition = false
        /// What is used is a member of the object, which is dropped: `Model().title`.
        var isAsked = false
        /// The views whose bodies make the value, other than a view, that the object is made for.
        var views: Set<TypeID> = []
    }

    var all: [Made] {
        // Most files have nothing of the kind, nor any reference: they have no tree any more.
        guard context.analysis.hazards.mayMakeObjectsInUpdates else { return [] }
        let names = context.legacy.creatable
        var result: [Made] = []
        context.code.forEach(in: context.tree.root, where: { names.contains($0) }) { node in
            guard let chain = node.parent, let made = made(chain, by: node) else { return }
            result.append(made)
        }
        context.code.forEach(in: context.tree.root, where: { $0 == KnownName.`init`.id }) { node in
            guard let made = node.kind == .implicitMemberExpression ? madeImplicitly(node) : madeByName(of: node)
            else { return }
            result.append(made)
        }
        return result
    }

    private func made(_ chain: SyntaxNode, by name: SyntaxNode) -> Made? {
        guard chain.kind == .chainExpression, let creation = creation(chain), creation.name == name,
            isModel(creation.type)
        else { return nil }
        if ViewUpdate.isInInit(chain) { return madeInInit(chain, creation.type, creation.labels) }
        return madeInBody(chain, creation.type, creation.labels)
    }

    /// An object that a view or the environment gets, or that code makes which a body runs for sure, for whatever use:
    /// `row(Model())`, `Text(Model().title)`.
    private func madeInBody(_ chain: SyntaxNode, _ type: TypeID, _ labels: [NameID]) -> Made? {
        let isAsked = chain.isAskedAtOnce
        guard ViewUpdate.contains(chain) ? isInView(chain) : isAsked else { return nil }
        var made = Made(node: chain, type: type, labels: labels, isAsked: isAsked)
        if !isAsked, let keeper = keeper(of: chain, type) {
            made.isState = keeper == .state
            return made
        }
        // Where a view gets it, that is found by what the view holds (`ObjectsFromFunctions`).
        guard !([chain] + mentionsOfLocal(chain)).contains(where: { isGivenToView($0, type) })
        else { return nil }
        made.views = context.semantics.updateCode.views(running: chain, in: context.analysis)
        return made.views.isEmpty ? nil : made
    }

    /// True for a value with the object that goes to a view, or the environment, also within other values:
    /// `Child(model: Model().named("A"))`, `Child(box: Box(model: Model()))`.
    ///
    /// - Parameter evenIfUnknown: a value of unknown type counts as one with the object.
    private func isGivenToView(_ value: SyntaxNode, _ type: TypeID, evenIfUnknown: Bool = false) -> Bool {
        let value = value.wholeExpression
        let held = context.semantics.types(at: value, context.analysis).type(of: value)
        guard evenIfUnknown && held == .unknown || !context.semantics.modelsWithin(held).isEmpty else { return false }
        if keeper(ofValue: value, type) != nil { return true }
        var current = value
        while let parent = current.parent {
            switch parent.kind {
            case .arrayExpression, .tupleExpression: current = parent
            case .argument:
                guard let call = parent.parent, call.kind == .callComponent, let chain = call.parent,
                    let callee = call.calledName
                else { return false }
                let made = creation(chain)
                if let made, made.call == call, WrapperOwner(made.type, context.project).kind == .view { return true }
                guard made != nil || callee.kind == .implicitMemberExpression else { return false }
                current = chain
            default: return false
            }
        }
        return false
    }

    /// `.init(…)` as the object that another view asks for.
    private func madeImplicitly(_ node: SyntaxNode) -> Made? {
        guard let chain = node.parent, chain.kind == .chainExpression, chain.firstChild == node,
            let call = node.nextSibling, call.kind == .callComponent, call.nextSibling == nil,
            let type = typeMadeImplicitly(node, chain), isModel(type)
        else { return nil }
        if ViewUpdate.isInInit(chain) { return madeInInit(chain, type, call.argumentLabels) }
        return madeInBody(chain, type, call.argumentLabels)
    }

    /// `names.map(Model.init)`, of which the function makes an object for each element.
    private func madeByName(of initializer: SyntaxNode) -> Made? {
        guard initializer.kind == .memberComponent, initializer.nextSibling == nil, let chain = initializer.parent,
            let argument = chain.parent, argument.kind == .argument, let call = argument.parent,
            let callee = call.calledName, callee.kind == .memberComponent,
            ClosureTakers.beforeReturning.contains(context.index.text(callee.name)),
            context.semantics.declarations(named: callee.name).isEmpty
        else { return nil }
        let named = context.semantics.types(meantBy: initializer, context.analysis)
        guard named.count == 1, let type = named.first, isModel(type), ViewUpdate.contains(chain), isInView(chain),
            !isGivenToView(call, type, evenIfUnknown: true),
            !context.semantics.updateCode.views(running: chain, in: context.analysis).isEmpty
        else { return nil }
        let labels = initializer.argumentNames
        return Made(node: chain, type: type, labels: labels.isEmpty ? [KnownName.wildcard.id] : labels)
    }

    private func typeMadeImplicitly(_ node: SyntaxNode, _ chain: SyntaxNode) -> TypeID? {
        let asked = context.semantics.types(at: node, context.analysis).typeAsked(of: chain).unwrapped.typeID
        if let asked = asked ?? typeHeld(byViewGetting: chain) { return asked }
        let known = context.semantics.eventCode.typesKnownToBeMade(at: node)
        return known.flatMap { $0.count == 1 ? $0.first : nil }
    }

    /// The class that a property of the view holds which gets the value, behind a legacy wrapper or none.
    private func typeHeld(byViewGetting value: SyntaxNode) -> TypeID? {
        guard let argument = value.parent, argument.kind == .argument, let outer = argument.parent,
            outer.kind == .callComponent
        else { return nil }
        guard let child = outer.parent.flatMap({ creation($0) }), child.call == outer else { return nil }
        let property = PropertyKey(owner: child.type, name: argument.name)
        if let found = context.project.table.wrapperProperties[property] {
            return found.types.count == 1 ? found.types[0] : nil
        }
        let type = context.semantics.members.type(ofProperty: property.name, in: property.owner).unwrapped.typeID
        return type.flatMap { isModel($0) ? $0 : nil }
    }

    private func isMovedState(_ property: PropertyKey) -> Bool {
        context.index.members(named: property.name, of: property.owner).contains {
            context.index.fact($0).attributes.contains(KnownName.State.id)
        }
    }

    /// True for a class that moves, and for one that has moved.
    private func isModel(_ type: TypeID) -> Bool { context.semantics.isModel(type) }

    private func creation(_ chain: SyntaxNode) -> ObjectCreation? {
        ObjectCreation(chain, in: context.analysis, context.semantics)
    }

    // MARK: In the code of a body

    private enum Keeper {
        /// A view that keeps its first one.
        case state
        case other
    }

    /// What keeps the object, or that of the local which holds it: a view that it goes to, or the environment.
    private func keeper(of chain: SyntaxNode, _ type: TypeID) -> Keeper? {
        guard let parent = chain.parent, parent.kind == .initializer else { return keeper(ofValue: chain, type) }
        guard let binding = parent.parent, binding.kind == .binding || binding.kind == .optionalBindingCondition,
            let pattern = binding.firstChild, pattern.kind == .identifierPattern, let block = binding.parent?.parent
        else { return nil }
        let mentions = context.code.nodes(named: pattern.name, in: block).filter { $0.kind == .identifierExpression }
        let keepers = mentions.compactMap { keeper(ofValue: $0, type) }
        return keepers.contains(.other) ? .other : keepers.first
    }

    private func keeper(ofValue expression: SyntaxNode, _ type: TypeID) -> Keeper? {
        guard let argument = expression.parent, argument.kind == .argument, let call = argument.parent,
            call.kind == .callComponent, let chain = call.parent
        else { return nil }
        if let made = creation(chain), made.call == call {
            // `Child(model: Model(service: Service()))`
            if isModel(made.type) { return keeper(of: chain, made.type) }
            guard WrapperOwner(made.type, context.project).kind == .view else { return nil }
            let isState =
                argument.argumentLabel.map { isMovedState(PropertyKey(owner: made.type, name: $0)) } ?? false
                || context.project.table.wrapperProperties.contains { entry in
                    entry.key.owner == made.type && entry.value.wrappers == [.stateObject]
                        && entry.value.types.contains(type)
                }
            return isState ? .state : .other
        }
        let isInjected =
            argument.argumentLabel == nil && call.childCount == 1
            && chain.children.contains {
                $0.nextSibling == call && [KnownName.environmentObject.id, KnownName.environment.id].contains($0.name)
            }
        return isInjected ? .other : nil
    }

    // MARK: In the init of a view

    /// The body around the view makes the view's value, and with it what its `init` and its properties make.
    private func madeInInit(_ chain: SyntaxNode, _ type: TypeID, _ labels: [NameID]) -> Made? {
        guard let declaration = chain.enclosingDeclaration,
            let owner = context.analysis.typeOfNode[declaration.index], !isInPreviews(declaration),
            runsAtOnce(chain, owner), !isNeverMade(chain, owner)
        else { return nil }
        var made = Made(node: chain, type: type, labels: labels)
        if !isMadeInBodies(owner) {
            guard context.index.types[owner].kind == .struct, isHeld(chain) else { return nil }
            made.views = context.semantics.updateCode.views(running: chain, in: context.analysis)
            return made.views.isEmpty ? nil : made
        }
        if let property = chain.ancestor(where: { $0.kind == .variableDeclaration && $0.parent?.kind == .memberBlock })
        {
            made.isState = [KnownName.StateObject, .State].contains { property.attribute(named: $0) != nil }
            made.isMadeLateInNewEdition = made.isState
            // 80
            return made.isState && context.options.xcodeVersion >= 27 ? nil : made
        }
        made.isState = isState(chain) || mentionsOfLocal(chain).contains { isState($0) }
        return made
    }

    /// A stored property gets the object, by its declaration or where an initializer sets it.
    private func isHeld(_ value: SyntaxNode) -> Bool {
        guard let parent = value.parent else { return false }
        if parent.kind == .initializer { return parent.parent?.parent?.parent?.kind == .memberBlock }
        guard parent.kind == .sequenceExpression, value.previousSibling?.kind == .assignmentOperator,
            let name = parent.firstChild?.lastNamed
        else { return false }
        return name.isOfSelf && (name.kind == .memberComponent || LocalName(name.name, at: name) == nil)
    }

    private func isMadeInBodies(_ owner: TypeID) -> Bool {
        switch WrapperOwner(owner, context.project).kind {
        case .view, .representable, .style, .commands, .dynamicProperty: true
        case .app, .isolatedObject, .other: false
        }
    }

    /// No closure that runs later, if at all, is around the place.
    private func runsAtOnce(_ node: SyntaxNode, _ owner: TypeID) -> Bool {
        let closures = SynchronousClosures(semantics: context.semantics, type: owner, analysis: context.analysis)
        var current = node
        while let closure = current.ancestor(where: { $0.kind == .closureExpression || $0.kind.isTypeDeclaration }),
            closure.kind == .closureExpression
        {
            guard closures.runsAtOnce(closure) else { return false }
            current = closure
        }
        return true
    }

    /// Where the name of the local stands that a value is given to.
    private func mentionsOfLocal(_ value: SyntaxNode) -> [SyntaxNode] {
        guard let binding = value.ancestor(where: { $0.kind == .binding || $0.kind == .codeBlock }),
            binding.kind == .binding,
            let pattern = binding.firstChild, let block = binding.parent?.parent
        else { return [] }
        return context.code.nodes(named: pattern.name, in: block).filter { $0.kind == .identifierExpression }
    }

    /// Within `_x = StateObject(wrappedValue: …)`.
    private func isState(_ value: SyntaxNode) -> Bool {
        context.references(.storageAssignment).contains { reference in
            guard reference.node.firstToken <= value.firstToken, reference.node.endToken >= value.endToken else {
                return false
            }
            return context.assignedWrapper(reference) == .stateObject
        }
    }

    // MARK: Around a place

    /// Code that gives a view, of whatever type, and not to events only; a preview is made for nobody to use.
    private func isInView(_ node: SyntaxNode) -> Bool {
        guard let declaration = node.enclosingDeclaration,
            let member = node.enclosingMember,
            !context.semantics.eventCodeOfAnyFile.contains(node, in: context.analysis)
        else { return false }
        let isView = WrapperOwner(context.analysis.typeOfNode[declaration.index], context.project).kind == .view
        // `updateView()` is one of SwiftUI's only in a representable.
        return (isView || !context.index.text(member.name).hasPrefix("update")) && !isInPreviews(declaration)
    }

    private func isInPreviews(_ declaration: SyntaxNode) -> Bool {
        context.analysis.typeOfNode[declaration.index].map { context.semantics.isOfPreviews($0) } ?? false
    }

    /// In the default of a parameter that is never left out.
    private func isNeverMade(_ chain: SyntaxNode, _ owner: TypeID) -> Bool {
        let parameter = chain.ancestor { $0.kind == .parameter || $0.kind == .codeBlock }
        guard let parameter, parameter.kind == .parameter else { return false }
        return context.semantics.isAlwaysPassed(parameter, to: owner)
    }
}

extension SyntaxNode {
    /// `Model().title`: a part of the chain comes after the call that makes the object.
    fileprivate var isAskedAtOnce: Bool {
        children.first { $0.kind == .callComponent }?.nextSibling != nil
    }
}
