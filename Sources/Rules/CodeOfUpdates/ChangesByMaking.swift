import Semantics
import SymbolIndex
import Syntax

/// Tells whether making an object may set a property, at once or by what it starts: where making reads the property
/// too, each change makes the body again that made the object, which makes another one, without end (catalogue 103,
/// 222).
///
/// Climbs from all that sets the property to what runs it, up to the initializers. What else runs code that nothing
/// names may be run by whatever the object was given to.
final class ChangesByMaking {
    let semantics: Semantics
    /// The classes whose objects are made and not yet seen, so that what their initializers set at once updates
    /// nothing.
    private let fresh: Set<TypeID>
    /// The type that a body makes, with those whose initializers this one runs.
    private let made: Set<TypeID>
    /// All objects but the first are dropped at once, and with them closures that hold them weakly.
    private let areDropped: Bool
    /// Initializers that don't make the objects; code of theirs may make others by them.
    private let unused: Set<SyntaxNode>
    private var seen: Set<Step> = []
    /// The property belongs to the objects that are made, or to what their properties make with them.
    private var isOwn = true
    /// The steps from which no way leads to the objects that are made, by `isOwn`: questions about other properties don't
    /// take them again.
    private var leadingNowhere: [Bool: Set<Step>] = [:]
    private var answers: [InitReads.Read: Bool] = [:]

    private struct Step: Hashable {
        let code: NamedCode
        let run: Run
        var initializer: SyntaxNode?
    }

    private struct Run: Hashable {
        var isLate = false
        var isWeak = false
        /// The property that made the object whose member or code it is, where that is known.
        var maker: MemberReference?
    }

    private struct Subject: Hashable {
        let fresh: Set<TypeID>
        let made: Set<TypeID>
        let areDropped: Bool
        let unused: Set<SyntaxNode>
    }

    private static let question = Question<Subject, ChangesByMaking>()

    /// The one that answers all questions about objects of some classes, which views create in many places.
    ///
    /// - Parameter call: makes the object of the first class; nil for any.
    static func of(
        _ classes: [TypeID], madeBy call: SyntaxNode? = nil, view: TypeID? = nil, areDropped: Bool = false,
        _ semantics: Semantics
    ) -> ChangesByMaking {
        let families = classes.reduce(into: Set<TypeID>()) { $0.formUnion(semantics.family(of: $1)) }
        let made = families.union([view].compactMap { $0 })
        let unused = call.map { semantics.initializers(of: classes[0], notRunBy: $0) } ?? []
        let subject = Subject(fresh: families, made: made, areDropped: areDropped, unused: unused)
        return semantics.answers.answer(question, subject) { ChangesByMaking(subject, semantics) }
    }

    private init(_ subject: Subject, _ semantics: Semantics) {
        self.semantics = semantics
        fresh = subject.fresh
        made = subject.made
        areDropped = subject.areDropped
        unused = subject.unused
    }

    private var eventCode: EventCode { semantics.eventCode }
    private var index: ProjectIndex { semantics.index }

    /// True where making sets the property that making also reads, of the same object for all that can be told.
    func maySet(_ read: InitReads.Read) -> Bool {
        if let known = answers[read] { return known }
        isOwn = fresh.contains(read.holder ?? read.owner)
        seen = leadingNowhere.removeValue(forKey: isOwn) ?? []
        let isSet = isStarted(bySetting: read.property, of: read.owner, Run(maker: read.maker))
        if !isSet { leadingNowhere[isOwn] = seen }
        answers[read] = isSet
        return isSet
    }

    private func isStarted(bySetting property: NameID, of owner: TypeID, _ run: Run) -> Bool {
        let family = semantics.family(of: owner)
        let held = semantics.members.type(ofProperty: property, in: owner).unwrapped
        // `model.child.name = name` sets no `child` that is an object.
        let holdsObject = PropertyWrites.isObject(held, index)
        return semantics.isNamed(property) { node, analysis in
            let isWritten = holdsObject ? node.expressionItEnds?.isWritten ?? false : node.isWrittenHere
            guard isWritten || node.isSetUnseen, analysis.uses.mayMean(node, propertyOf: family),
                !semantics.isOfObjectMadeHere(node, in: analysis)
            else { return false }
            return isStarted(naming: node, analysis, run, isLate: !node.isWrittenHere)
        }
    }

    // MARK: Around a place

    private func isStarted(_ place: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        var run = run
        var current = place
        while let parent = current.parent {
            switch parent.kind {
            case .closureExpression:
                if parent.isOfBinding { return false }
                if let trigger = closures(around: parent, analysis).trigger(of: parent) {
                    if isStarted(bySendingTo: parent, trigger, run) { return true }
                    if trigger.first == .never { return false }
                    if parent.hasWeakCapture { run.isWeak = true }
                    if trigger.first == .later { run.isLate = true }
                } else {
                    pass(parent, analysis, &run)
                }
            case .functionDeclaration: return isStarted(byFunction: parent, analysis, run)
            case .accessorBlock: return isStarted(byAccessor: current, parent, analysis, run)
            case .initializerDeclaration:
                if isFirstValue(place, in: parent, analysis) { return false }
                let type = analysis.enclosingType(of: parent)
                if isOwn, unused.contains(parent), let type { return isStarted(byCalling: parent, of: type, run) }
                return isStarted(making: type, run)
            case .deinitializerDeclaration: return !isOwn && isStarted(making: analysis.enclosingType(of: parent), run)
            case .variableDeclaration:
                guard let owner = eventCode.owner(of: parent, in: analysis) else { break }
                // A static value is made once.
                guard !Modifiers(parent).isStatic else { return false }
                return isStarted(making: owner, run)
            default: if parent.kind.isTypeDeclaration { return false }
            }
            current = parent
        }
        return false
    }

    /// `x = …` before the object is complete: that runs no observer, and no publisher has sent anything yet.
    private func isFirstValue(_ place: SyntaxNode, in initializer: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard place.isOfSelf, place.isAssignedWhole, let type = analysis.enclosingType(of: initializer),
            let code = semantics.classCode(of: type).initializers.first(where: { $0.body.node == initializer })
        else { return false }
        let order = InitializationOrder(initializer, properties: code.properties, type: type, semantics: semantics)
        return order.setsStorage(place)
    }

    private func pass(_ closure: SyntaxNode, _ analysis: FileAnalysis, _ run: inout Run) {
        if closure.hasWeakCapture { run.isWeak = true }
        if !closures(around: closure, analysis).runsOnlyAtOnce(closure) { run.isLate = true }
    }

    private func closures(around node: SyntaxNode, _ analysis: FileAnalysis) -> SynchronousClosures {
        SynchronousClosures(semantics: semantics, type: analysis.enclosingType(of: node), analysis: analysis)
    }

    /// Objects that were made before may be subscribed as well. Once an object is dropped, its own values come to no
    /// closure that holds it weakly: only what holds it and sets them later runs that, and what the closure starts while
    /// the object is made.
    private func isStarted(bySendingTo closure: SyntaxNode, _ trigger: SynchronousClosures.Trigger, _ run: Run) -> Bool
    {
        let property = trigger.property
        let isWeak = areDropped && isOwn && closure.hasWeakCapture
        let isLost = isWeak && trigger.isOwn && fresh.contains(property.owner)
        let run = Run(isLate: isLost ? run.isLate && !trigger.isLater : true)
        let code = NamedCode(name: property.name, kind: .setter, owner: property.owner)
        return seen.insert(Step(code: code, run: run)).inserted
            && isStarted(bySetting: property.name, of: property.owner, run)
    }

    private func isStarted(making type: TypeID?, _ run: Run) -> Bool {
        guard let type else { return false }
        var run = run
        run.maker = nil
        guard made.contains(type) else {
            return isStarted(byNaming: NamedCode(name: index.types[type].name, kind: .initializer), run)
        }
        if run.isLate { return !(run.isWeak && areDropped && isOwn) }
        return !isOwn
    }

    private func isStarted(byCalling initializer: SyntaxNode, of type: TypeID, _ run: Run) -> Bool {
        var run = run
        run.maker = nil
        let code = NamedCode(name: index.types[type].name, kind: .initializer)
        guard seen.insert(Step(code: code, run: run, initializer: initializer)).inserted else { return false }
        guard let places = semantics.places(making: type) else { return true }
        return places.contains { place in
            place.node.callOfInitializer.map { CallArguments($0).mayFit(initializer.parameters) } ?? true
                && isStarted(naming: place.node, place.analysis, run, isLate: place.isValue)
        }
    }

    private func isStarted(byFunction function: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        var run = run
        if function.isAsynchronous { run.isLate = true }
        return isStarted(byNaming: eventCode.code(of: function, in: analysis), run)
            || isStarted(byGivingAwayOwnerOf: function, analysis, run)
    }

    private func isStarted(byAccessor code: SyntaxNode, _ block: SyntaxNode, _ analysis: FileAnalysis, _ run: Run)
        -> Bool
    {
        guard let pattern = block.parent?.firstChild, let variable = block.parent?.parent,
            variable.kind == .variableDeclaration,
            let owner = eventCode.owner(of: variable, in: analysis)
        else { return false }
        if code.isSetter, semantics.project.legacy.classes[owner] != nil {
            let setter = NamedCode(name: pattern.name, kind: .setter, owner: owner)
            return seen.insert(Step(code: setter, run: run)).inserted
                && isStarted(bySetting: pattern.name, of: owner, run)
        }
        guard pattern.name != KnownName.body.id else { return false }
        return isStarted(
            byNaming: eventCode.member(pattern.name, code.isSetter ? .setter : .getter, of: owner, variable, analysis),
            run)
    }

    private func isStarted(byNaming code: NamedCode, _ run: Run) -> Bool {
        guard seen.insert(Step(code: code, run: run)).inserted else { return false }
        return places(of: code).contains { place in
            !LocalName.isFreshObject(before: place.node)
                && isStarted(naming: place.node, place.analysis, run, isLate: place.isValue)
        }
    }

    /// What a protocol or a superclass declares as well is named by files that lead to no class of interest, too.
    private func places(of code: NamedCode) -> [EventCode.Place] {
        let isDeclared = code.owner.map { !typesDeclaring(code.name, before: $0).isEmpty } ?? false
        return (isDeclared ? semantics.eventCodeOfAnyFile : eventCode).places(of: code) ?? []
    }

    /// At a name of what belongs to the object; the one that another property made is another one.
    private func isStarted(naming node: SyntaxNode, _ analysis: FileAnalysis, _ run: Run, isLate: Bool) -> Bool {
        var run = run
        if isLate { run.isLate = true }
        if isSentToObserver(node, analysis) { run.isWeak = true }
        if let maker = run.maker, !node.isOfSelf {
            if let other = semantics.maker(before: node, in: analysis), other != maker { return false }
            run.maker = nil
        }
        return isStarted(node, analysis, run)
    }

    /// `#selector(update)` of `NotificationCenter.default.addObserver(self, selector: #selector(update), …)`, which
    /// holds the observer weakly.
    private func isSentToObserver(_ name: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard let argument = name.ancestor(where: { $0.kind == .argument && $0.isSelector }),
            let call = argument.parent, call.firstChild?.expressionChild?.name == KnownName.`self`.id,
            let observer = analysis.enclosingType(of: name), made.contains(observer)
        else { return false }
        guard let callee = call.calledName, index.text(callee.name) == "addObserver", callee.kind == .memberComponent,
            let center = callee.parent?.firstChild, index.text(center.name) == "NotificationCenter"
        else { return false }
        return semantics.membersOfAnyType(named: callee.name).isEmpty && index.types(named: center.name).isEmpty
    }

    // MARK: Code that runs unnamed

    /// `manager.delegate = self` where the object is made: what it has for others is called by them, when they like.
    private func isStarted(byGivingAwayOwnerOf function: SyntaxNode, _ analysis: FileAnalysis, _ run: Run) -> Bool {
        guard let owner = eventCode.owner(of: function, in: analysis), index.types[owner].kind == .class,
            mayBeCalledUnnamed(function, owner)
        else { return false }
        let code = NamedCode(name: KnownName.`self`.id, kind: .closure, owner: owner)
        guard seen.insert(Step(code: code, run: run)).inserted else { return false }
        return index.types[owner].parts.contains { part in
            guard let file = semantics.file(part.file) else { return true }
            let analysis = semantics.context(of: file).analysis
            return semantics.parts(of: owner, in: analysis).contains { declaration in
                file.code.contains(KnownName.`self`.id, in: declaration) {
                    isGivenAway($0, analysis) && isStarted($0, analysis, Run(isLate: true))
                }
            }
        }
    }

    /// `self` as an argument, or as what something is set to.
    private func isGivenAway(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        guard node.kind == .identifierExpression, let parent = node.parent else { return false }
        switch parent.kind {
        case .argument:
            return !onlySendsNamed(parent)
                && (!semantics.staysInProject(parent, analysis)
                    || analysis.enclosingType(of: node).map(isFoundByCast) ?? true)
        case .sequenceExpression: return node.previousSibling?.kind == .assignmentOperator
        default: return false
        }
    }

    /// `observer as? LocationDelegate`, by which the project finds for a library what it has as something else: by the
    /// protocol, by one of the project that refines it, or as the class.
    private func isFoundByCast(_ owner: TypeID) -> Bool {
        semantics.answers.answer(ChangesByMaking.castQuestion, owner) {
            let refining = index.inheritedTypes(of: owner).filter { !protocolsCalling($0).isEmpty }
            let names = protocolsCalling(owner) + refining.map { index.types[$0].name }
            return (names + names.flatMap { aliases(of: $0) }).contains(where: isNamedByCast)
        }
    }

    private static let castQuestion = SharedQuestion<TypeID, Bool>()

    private func isNamedByCast(_ name: NameID) -> Bool {
        semantics.files(mentioning: name).contains { number in
            guard let file = semantics.file(number) else { return true }
            return file.tree.root.contains { node in
                node.kind == .castOperator
                    && file.tree.tokens[node.tokenRange].contains { $0.payload == name && $0.kind == .identifier }
            }
        }
    }

    private func aliases(of name: NameID) -> [NameID] {
        semantics.files(mentioning: name).flatMap { file in
            index.files[file].typealiases.map { index.translate($0.name, file: file) }
        }
    }

    /// True for an argument of a call that lets the object be called by no more than it names: `assign(to:on:)` sets
    /// what its key path says, `addObserver(self, selector: …)` and `target: self, action: …` send the selector, and
    /// `removeObserver` sends nothing.
    private func onlySendsNamed(_ argument: SyntaxNode) -> Bool {
        guard let call = argument.parent, let callee = call.calledName else { return false }
        let name = index.text(callee.name)
        if name == "assign" { return true }
        guard argument == call.firstChild || index.text(argument.name) == "target",
            semantics.membersOfAnyType(named: callee.name).isEmpty, index.globals(named: callee.name).isEmpty,
            index.types(named: callee.name).isEmpty
        else { return false }
        return name == "removeObserver"
            || call.children.contains { other in
                ["selector", "action"].contains(index.text(other.name)) && other.isSelector
            }
    }

    /// What a protocol or a superclass of another module calls, or the Objective-C run time sends. Those of the project
    /// name what they call.
    private func mayBeCalledUnnamed(_ function: SyntaxNode, _ owner: TypeID) -> Bool {
        if isSeenByObjectiveC(function, owner) { return true }
        let modifiers = Modifiers(function)
        if modifiers.isOverride {
            return index.foreignConformances(of: owner).contains { !SDKAncestors.passive.contains(index.text($0)) }
        }
        return modifiers.access > .fileprivate && !protocolsCalling(owner).isEmpty
    }

    /// The protocols and superclasses of other modules that may ask for functions to call.
    private func protocolsCalling(_ type: TypeID) -> [NameID] {
        index.foreignConformances(of: type).filter { !SDKAncestors.withoutEvents.contains(index.text($0)) }
    }

    /// `@objc`, `@IBAction` and what else may have it called.
    private func isSeenByObjectiveC(_ function: SyntaxNode, _ owner: TypeID) -> Bool {
        let attributes = Modifiers(function).attributes.map { index.text($0) }
        if !SDKAttributes.onNamedFunctions.isSuperset(of: attributes) { return true }
        return index.hasObjectiveCMembers(owner)
            || typesDeclaring(function.name, before: owner).contains { index.hasAttribute("objc", $0) }
    }

    /// The types of the project from which the class has a member of the name.
    private func typesDeclaring(_ name: NameID, before owner: TypeID) -> [TypeID] {
        index.inheritedTypes(of: owner).filter { $0 != owner && !index.members(named: name, of: $0).isEmpty }
    }
}

extension SyntaxNode {
    /// `{ [weak self] in … }`
    fileprivate var hasWeakCapture: Bool {
        guard let list = child(.captureList) else { return false }
        return (list.firstToken..<list.endToken).contains { tree.text($0) == "weak" && tree.text($0 + 1) == "self" }
    }

    /// An argument `#selector(…)`.
    fileprivate var isSelector: Bool { expressionChild.map { tree.text($0.firstToken) } == "#selector" }

    /// `Binding(get: { … }, set: { … })`, of which controls make use.
    fileprivate var isOfBinding: Bool {
        guard let argument = parent, argument.kind == .argument, let callee = argument.parent?.calledName else {
            return false
        }
        return callee.kind == .identifierExpression && tree.text(callee.anchor) == "Binding"
    }
}
