import SymbolIndex
import Syntax

/// Tells whether each value of a view is shown in one place: the body that shows it makes it, with each update anew
/// (catalogue 83). What keeps a value and shows it again gives it the object that `State(initialValue:)` was given the
/// first time, where `@StateObject` made another one.
package struct ShownOnce {
    package let semantics: Semantics

    /// What may keep a value of a view and show it again.
    package enum Keeper {
        case code(SyntaxNode)
        /// Code that is not seen.
        case unseen
    }

    package init(semantics: Semantics) {
        self.semantics = semantics
    }

    private var index: ProjectIndex { semantics.index }
    /// Files that know nothing of the object may show the view as well.
    private var eventCode: EventCode { semantics.eventCodeOfAnyFile }

    private var modifiers: ContentOfModifiers {
        ContentOfModifiers(semantics: semantics, isTransient: { isTransient($0, $1) })
    }

    package func isShownOnce(_ view: TypeID) -> Bool { keeper(of: view) == nil }

    /// - Parameter place: what makes the value, or names what does.
    package func isShownOnce(_ place: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        keeper(of: place, analysis) == nil
    }

    /// The first that may show a value of a view again; nil for one that is shown once.
    ///
    /// - Parameter initializer: other values are made by other initializers; nil for all values.
    package func keeper(of view: TypeID, madeBy initializer: SyntaxNode? = nil) -> Keeper? {
        guard let places = places(making: view, by: initializer) else { return .unseen }
        var seen: Set<NamedCode> = []
        return places.firstValue { keeper(of: $0.node, $0.analysis, &seen) }
    }

    /// Where values of a view are made, but for tests; nil where that isn't known.
    ///
    /// - Parameter initializer: those of other initializers are left out; nil for all.
    private func places(making view: TypeID, by initializer: SyntaxNode?) -> [EventCode.Place]? {
        guard let places = semantics.places(making: view) else { return nil }
        let isDelegated = InitializerCalls(owner: view, semantics: semantics).isDelegated
        guard !isDelegated, let parameters = initializer?.parameters else { return places }
        return places.filter { $0.node.callOfInitializer.map { CallArguments($0).mayFit(parameters) } ?? true }
    }

    /// The same for what an initializer makes of a value that it gets as an autoclosure: `model()`. What is passed there
    /// and only names an object is the same wherever the view is shown.
    package func keeper(of view: TypeID, with value: SyntaxNode, madeBy initializer: SyntaxNode?) -> Keeper? {
        guard let initializer, value.kind == .chainExpression, let name = value.firstChild,
            let call = name.nextSibling, call.kind == .callComponent, call.nextSibling == nil,
            let parameter = LocalName(name.name, at: name)?.declaration, parameter.kind == .parameter,
            parameter.isAutoclosure, parameter.child(.initializer) == nil, !semantics.project.isOpen(view),
            let passed = InitializerCalls(owner: view, semantics: semantics).code(for: parameter, of: initializer)
        else { return keeper(of: view, madeBy: initializer) }
        return passed.firstValue {
            $0.isInPreview || !WrapperCall.makesSomething($0.value)
                ? nil : keeper(of: $0.call, semantics.analysis(of: $0.file))
        }
    }

    package func keeper(of place: SyntaxNode, _ analysis: FileAnalysis) -> Keeper? {
        var seen: Set<NamedCode> = []
        return keeper(of: place, analysis, &seen)
    }

    /// - Parameter place: names the code.
    private func keeper(
        ofValuesBy code: NamedCode, at place: SyntaxNode, _ seen: inout Set<NamedCode>
    ) -> Keeper? {
        guard seen.insert(code).inserted else { return nil }
        guard let places = eventCode.places(of: code) else { return .code(place) }
        return places.firstValue { place in
            if isOfTests(place) { return nil }
            guard place.isValue else { return keeper(of: place.node, place.analysis, &seen) }
            guard let value = place.node.expressionItEnds else { return .code(place.node) }
            return keeper(ofValuesByCalling: value, place.analysis, &seen)
        }
    }

    /// What a test keeps, users don't see.
    private func isOfTests(_ place: EventCode.Place) -> Bool { index.isOfTests(place.analysis.file) }

    private func keeper(of place: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>) -> Keeper? {
        if place.isInPreviewMacro { return nil }
        var current = place
        while let parent = current.parent {
            switch parent.kind {
            case .argument:
                guard let callee = parent.parent?.calledName else { return .code(parent) }
                if isHost(callee, of: parent, analysis) || isMadeAnew(current, by: callee, analysis) { return nil }
                if !isTransient(callee, analysis, with: parent) {
                    let isCode =
                        current.kind == .closureExpression
                        || ContentClosure(semantics).isAutoclosure(parent, in: analysis)
                    guard isCode else { return .code(callee) }
                    if let keeper = keeper(ofValuesByCalling: current, analysis, &seen) { return keeper }
                    if !mayBeModifier(callee, analysis) || isOnlyPresented(current, analysis) { return nil }
                } else if callee.kind == .identifierExpression, !modifiers.isShownOnce(byStylesOf: callee.name) {
                    return .code(callee)
                }
            case .chainExpression:
                guard modifiers.isShownOnce(by: current, analysis) else {
                    return .code(current.nextSibling ?? current)
                }
                if isHosted(byCallBehind: current, analysis) { return nil }
            case .closureExpression:
                if parent.parent?.kind != .argument { return keeper(ofValuesByCalling: parent, analysis, &seen) }
            case .initializer:
                return parent.parent.map { keeper(ofLocal: $0, analysis, &seen) } ?? .code(current)
            case .arrayExpression, .dictionaryExpression, .tupleExpression: return .code(current)
            case .sequenceExpression where parent.children.contains { $0.kind == .assignmentOperator }:
                if let local = localSet(to: current, in: parent) { return keeper(ofLocal: local, analysis, &seen) }
                return isRootOfHost(current, in: parent, analysis)
                    ? nil : keeper(ofValueKeptBy: parent, analysis, &seen)
            case .functionDeclaration, .accessorBlock: return keeper(ofBodyIn: parent, analysis, &seen)
            case .memberBlock, .initializerDeclaration, .sourceFile: return .code(current)
            default: break
            }
            current = parent
        }
        return .code(place)
    }

    /// A body, or what other code names to have a view.
    private func keeper(ofBodyIn code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>) -> Keeper? {
        let declaration = code.kind == .functionDeclaration ? code : code.parent?.parent
        guard let declaration, let owner = eventCode.owner(of: declaration, in: analysis),
            let named = code.kind == .functionDeclaration ? code : code.parent?.firstChild
        else { return .code(code) }
        if SDKMembers.bodies.contains(index.text(named.name)) { return nil }
        let kept =
            code.kind == .functionDeclaration
            ? eventCode.code(of: code, in: analysis)
            : eventCode.member(named.name, .getter, of: owner, declaration, analysis)
        return keeper(ofValuesBy: kept, at: named, &seen)
    }

    /// A view or a modifier of the SDK that shows what it is given as long as the body around it does.
    private func isTransient(_ callee: SyntaxNode, _ analysis: FileAnalysis, with argument: SyntaxNode? = nil) -> Bool {
        let text = index.text(callee.name)
        guard callee.name != KnownName.`init`.id,
            MeantDeclarations(semantics: semantics).declarations(of: callee, analysis).isEmpty,
            !semantics.types(meantBy: callee, analysis).contains(where: { index.isSeen($0, from: analysis.file) }),
            !ClosureTakers.keeping.contains(text) || argument.map({ isLabel($0, of: callee) }) ?? false,
            !isFolded(callee)
        else { return false }
        return callee.kind == .memberComponent || text.first?.isUppercase == true
    }

    /// True for a function that may have the name of a modifier of the SDK, which shows what the body around does: not
    /// for a type, and a method of an object.
    private func mayBeModifier(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.kind == .memberComponent, semantics.types(meantBy: callee, analysis).isEmpty else { return false }
        switch semantics.types(at: callee, analysis).type(before: callee).boundValue {
        case .nominal(let type, _): return index.types[type].kind != .class && index.types[type].kind != .actor
        case .metatype(.nominal): return false
        default: return true
        }
    }

    /// `NavigationLink(destination: …) { label }`, `NavigationLink { … } label: { … }`: a label is shown where the view
    /// stands that has it.
    private func isLabel(_ argument: SyntaxNode, of callee: SyntaxNode) -> Bool {
        guard callee.kind == .identifierExpression, let call = argument.parent else { return false }
        let labels = call.argumentLabels.map { index.text($0) }
        guard let label = argument.argumentLabel.map({ index.text($0) }) else {
            return labels.contains("destination") && argument.expressionChild?.kind == .closureExpression
        }
        return label == "label"
    }

    /// `.navigationDestination(for: Item.self) { … }`: what is shown is made when it is, wherever the modifier stands.
    private func isMadeAnew(_ content: SyntaxNode, by callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        content.kind == .closureExpression && ClosureTakers.presenting.contains(index.text(callee.name))
            && (isModifierOfSelf(callee, analysis) || callee.kind == .memberComponent && isTransient(callee, analysis))
    }

    /// `sheet(item: $item) { … }` in an extension of `View`, without `self`.
    private func isModifierOfSelf(_ callee: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard callee.kind == .identifierExpression, LocalName(callee.name, at: callee) == nil, !isFolded(callee),
            let type = analysis.enclosingType(of: callee)
        else { return false }
        return index.types[type].kind == .external && index.types[type].name == KnownName.View.id
            && index.globals(named: callee.name).isEmpty && index.members(named: callee.name, of: type).isEmpty
    }

    /// True for code that a function of the project hands to modifiers which present: what stands around the call shows
    /// nothing of it.
    private func isOnlyPresented(_ code: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let keepers = ContentClosure(semantics).keepers(of: code, in: analysis) else { return false }
        let places = keepers.map { eventCode.places(of: $0) }
        return !places.contains { $0 == nil }
            && places.flatMap { $0 ?? [] }.allSatisfy { place in
                guard let closure = place.node.ancestor(where: { $0.kind == .closureExpression }),
                    let callee = closure.parent?.parent?.calledName, closure.parent?.kind == .argument
                else { return false }
                return isMadeAnew(closure, by: callee, place.analysis)
            }
    }

    /// `Section(isExpanded: $isOpen) { … }`, `.navigationDestination(isPresented: $isShown) { … }`: their builder runs
    /// at once, and they keep the value while it is not to be seen.
    private func isFolded(_ callee: SyntaxNode) -> Bool {
        guard let labels = callee.partBehindUnwrapping?.argumentLabels.map({ index.text($0) }) else { return false }
        return labels.contains("isExpanded")
            || labels.contains("isPresented") && ClosureTakers.presentingValues.contains(index.text(callee.name))
    }

    // MARK: Code that makes a value with each call

    /// - Parameter code: a closure, or a name of code, that is handed on or kept: each call of it makes another value.
    private func keeper(
        ofValuesByCalling code: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>
    ) -> Keeper? {
        let callee = code.parent?.parent?.calledName
        if code.kind != .closureExpression, let callee, isTransient(callee, analysis) {
            return keeper(of: code, analysis, &seen)
        }
        let content = ContentClosure(semantics)
        if let callee, let kept = content.property(keepingResultOf: code, givenTo: callee, analysis) {
            return keeper(ofProperty: kept, at: callee, &seen, madeIn: analysis)
        }
        guard let keepers = content.keepers(of: code, in: analysis) else { return .code(callee ?? code) }
        return keepers.firstValue { keeper(ofValuesBy: $0, at: code, &seen) }
    }

    // MARK: Views that keep others

    /// `self.content = content()` in an initializer.
    private func keeper(
        ofValueKeptBy assignment: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>
    ) -> Keeper? {
        let around = assignment.ancestor { $0.kind == .initializerDeclaration || $0.kind == .closureExpression }
        guard around?.kind == .initializerDeclaration, assignment.childCount == 3,
            let name = assignment.firstChild?.lastNamed, name.isOfSelf,
            let owner = analysis.enclosingType(of: assignment)
        else { return .code(assignment) }
        let found = index.members(named: name.name, of: owner)
        guard found.count == 1, let property = found.first else { return .code(assignment) }
        return keeper(ofProperty: property, at: assignment, &seen)
    }

    /// Nil where the body of a view shows what a property keeps in one place, whatever happens.
    ///
    /// - Parameters:
    ///   - place: what gives the property its value.
    ///   - file: that of the place, where it names the view that is made with the value; nil for any of its values.
    private func keeper(
        ofProperty property: MemberReference, at place: SyntaxNode, _ seen: inout Set<NamedCode>,
        madeIn file: FileAnalysis? = nil
    ) -> Keeper? {
        var shown: [(name: SyntaxNode, analysis: FileAnalysis)] = []
        let isUnseen = semantics.mayBeNamed(property) { name, analysis in
            if !name.isAssignedWhole { shown.append((name, analysis)) }
            return false
        }
        guard !isUnseen, let (name, analysis) = shown.first else { return .code(place) }
        // One in each branch: the body decides.
        let mayBeSeveral = ContentClosure(semantics).isPlain(property) && areInDifferentBranches(shown.map(\.name))
        if shown.count > 1, !mayBeSeveral { return .code(shown[1].name) }
        guard shown.allSatisfy({ $0.name.kind == .identifierExpression || $0.name.isMemberOfSelf }),
            let view = analysis.enclosingType(of: name), index.types[view].kind == .struct,
            !semantics.project.isOpen(view), index.foreignConformances(of: view).contains(KnownName.View.id),
            let variable = name.ancestor(where: { $0.kind == .variableDeclaration || $0.kind == .functionDeclaration }),
            let binding = variable.child(.binding), binding.firstChild?.name == KnownName.body.id,
            let body = binding.getterBody, shown.allSatisfy({ runsOnce($0.name, in: body, analysis) }),
            modifiers.isShownOnce(property: name.name, in: body, analysis)
        else { return .code(name) }
        if let file, place.kind == .identifierExpression, semantics.types(meantBy: place, file) == [view] {
            return keeper(of: place, file, &seen)
        }
        return semantics.namesInCode(of: view).firstValue {
            keeper(ofValuesBy: NamedCode(name: $0, kind: .initializer, owner: view), at: name, &seen)
        }
    }

    // MARK: Hosts

    /// `UIHostingController(rootView: …)`, and `super.init(rootView: …)` of a class of one.
    private func isHost(_ callee: SyntaxNode, of argument: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        if SDKTypes.hosts.contains(index.text(callee.name)) { return true }
        if callee.name == KnownName.`init`.id, callee.previousSibling?.name == KnownName.super.id {
            return analysis.enclosingType(of: callee).map { isHost($0) } ?? false
        }
        let types = semantics.types(meantBy: callee, analysis)
        return !types.isEmpty && argument.argumentLabel.map { index.text($0) } == "rootView"
            && types.allSatisfy { isHost($0) && index.members(named: KnownName.`init`.id, of: $0).isEmpty }
    }

    /// True for a class of which all that is between it and the host of the SDK leaves the initializers to the host.
    private func isHost(_ type: TypeID) -> Bool {
        SDKTypes.hosts.contains { index.conforms(type, to: $0) }
            && index.superclasses(of: type).allSatisfy { index.members(named: KnownName.`init`.id, of: $0).isEmpty }
    }

    /// `view.hosted()` where each method that may be meant does no more with the view than to make one host of it.
    private func isHosted(byCallBehind view: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var next = view.nextSibling
        while let part = next {
            if part.kind == .memberComponent, part.isCalled, isHost(method: part, analysis) { return true }
            next = part.nextSibling
        }
        return false
    }

    private func isHost(method name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let fit = NameFit(name, of: .unknown, in: analysis, semantics)
        let found = semantics.membersOfAnyType(named: name.name).filter { fit.mayMean($0) }
        return !found.isEmpty
            && found.allSatisfy { declaration in
                guard let (function, analysis) = semantics.nodeInAnyFile(of: declaration.member),
                    function.kind == .functionDeclaration, let body = function.child(.codeBlock)
                else { return false }
                return hostsOnlyOnce(body, analysis)
            }
    }

    /// True for code that names its own object once, as the root of a host, and no member of it.
    private func hostsOnlyOnce(_ body: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var own: [SyntaxNode] = []
        body.walk { part in
            let isName = part.kind == .identifierExpression || part.isShorthandBinding || part.kind == .capture
            if isName, mayNameOwnObject(part) { own.append(part) }
            return true
        }
        guard own.count == 1, let view = own.first, view.name == KnownName.`self`.id, let argument = view.parent,
            argument.kind == .argument, let callee = argument.parent?.calledName
        else { return false }
        return runsOnce(view, in: body, analysis) && isHost(callee, of: argument, analysis)
    }

    /// False for locals, globals and types.
    private func mayNameOwnObject(_ name: SyntaxNode) -> Bool {
        if name.name == KnownName.`self`.id { return true }
        return LocalName(meantBy: name) == nil && index.globals(named: name.name).isEmpty
            && index.text(name.name).first?.isUppercase == false
    }

    /// `controller.rootView = …`
    private func isRootOfHost(_ value: SyntaxNode, in assignment: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let target = assignment.firstChild, target.nextSibling?.nextSibling == value, value.nextSibling == nil,
            let name = target.kind == .chainExpression ? target.lastChild : target, index.text(name.name) == "rootView"
        else { return false }
        guard name.kind == .memberComponent, !name.isOfSelf else {
            return LocalName(name.name, at: name) == nil && analysis.enclosingType(of: name).map { isHost($0) } ?? false
        }
        switch semantics.types(at: name, analysis).type(before: name).boundValue {
        case .external(let type, _): return SDKTypes.hosts.contains(index.text(type))
        case .nominal(let type, _): return isHost(type)
        default: return false
        }
    }

    // MARK: Locals

    /// `view = AnyView(PageView())` of a local.
    private func localSet(to value: SyntaxNode, in assignment: SyntaxNode) -> SyntaxNode? {
        guard let target = assignment.firstChild, target.kind == .identifierExpression,
            target.nextSibling?.nextSibling == value, value.nextSibling == nil
        else { return nil }
        return LocalName(target.name, at: target)?.declaration
    }

    /// `let view = PageView()`, or one set later, that is handed on once at most each time that it is made.
    private func keeper(
        ofLocal binding: SyntaxNode, _ analysis: FileAnalysis, _ seen: inout Set<NamedCode>
    ) -> Keeper? {
        guard binding.kind == .binding, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern, let variable = binding.parent, variable.name == KnownName.let.id,
            let scope = variable.parent, scope.kind == .codeBlock || scope.kind == .closureExpression
        else { return .code(binding) }
        let uses = semantics.code(of: analysis).nodes(named: pattern.name, in: scope).filter { node in
            node != pattern && node.kind != .memberComponent && node.kind != .argument
                && LocalName(pattern.name, at: node)?.declaration == binding && !isBaseOfStored(node, analysis)
                && !node.isAssignedWhole
        }
        let isShownOnce = uses.allSatisfy { $0.kind == .identifierExpression && runsOnce($0, in: scope, analysis) }
        guard isShownOnce, areInDifferentBranches(uses) else { return .code(uses.last ?? binding) }
        return uses.firstValue { keeper(of: $0, analysis, &seen) }
    }

    /// True where no two of some nodes are reached by the same run: each stands in another block of an `if` or `switch`.
    private func areInDifferentBranches(_ nodes: [SyntaxNode]) -> Bool {
        nodes.indices.allSatisfy { first in
            nodes[(first + 1)...].allSatisfy { later in
                guard let around = nodes[first].ancestor(where: { $0.encloses(later) }),
                    around.kind == .ifStatement || around.kind == .switchStatement
                else { return false }
                return [nodes[first], later].allSatisfy { node in
                    let block = node.ancestor { $0.kind == .codeBlock || $0.kind == .switchCase || $0 == around }
                    return block != around
                }
            }
        }
    }

    /// `view.title`: what reads a property of a view doesn't show the view.
    private func isBaseOfStored(_ name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let member = name.nextSibling, member.kind == .memberComponent,
            member.nextSibling?.kind != .callComponent,
            let type = semantics.types(at: name, analysis).type(of: name).typeID
        else { return false }
        let found = semantics.members.members(named: member.name, in: type)
        return !found.isEmpty && found.allSatisfy { index.fact($0.member).isStored }
    }

    private func runsOnce(_ use: SyntaxNode, in scope: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        var current = use.parent
        while let node = current, node != scope {
            switch node.kind {
            case .functionDeclaration, .forStatement, .whileStatement, .repeatStatement: return false
            // The getter of a local runs each time that it is named.
            case .accessorBlock where node.parent?.parent?.parent?.kind == .codeBlock: return false
            case .closureExpression where !isBuilder(node, analysis): return false
            default: current = node.parent
            }
        }
        return true
    }

    /// `VStack { … }` runs its closure where it is made, and once.
    private func isBuilder(_ closure: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard closure.parent?.kind == .argument, let callee = closure.parent?.parent?.calledName else { return false }
        let name = index.text(callee.name)
        return ClosureTakers.builders.contains(name) && ClosureTakers.withBody.contains(name)
            && isTransient(callee, analysis)
    }
}

extension CallArguments {
    package func mayFit(_ parameters: [SyntaxNode]) -> Bool {
        let labels = parameters.map { $0.tree.tokens[$0.labelToken].payload }
        return mayFit(labels, required: parameters.count { $0.child(.initializer) == nil })
    }
}
