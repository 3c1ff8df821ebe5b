import Semantics
import SymbolIndex
import Syntax

/// From where code comes to the places that set a property, and to those that subscribe to its publisher.
///
/// A value is sent from one of these places at a time, unless code that is run by a send comes to one of them again.
struct SendingPlaces {
    let property: PropertyKey
    let semantics: Semantics

    private var index: ProjectIndex { semantics.index }
    private var family: Set<TypeID> { semantics.family(of: property.owner) }

    private lazy var loaded = findLoaded()
    /// Where each subscription is made once for each object, while that is made: how many there are, and the code that
    /// makes the object with them. Nil elsewhere.
    private(set) lazy var subscriptionsWhileMade = findSubscriptionsWhileMade()
    private lazy var startOfSubscriptions = findStartOfSubscriptions()
    private lazy var startOfChanges = findStartOfChanges()

    init(property: PropertyKey, semantics: Semantics) {
        self.property = property
        self.semantics = semantics
    }

    /// Of all places the one that most code may come to.
    var start: CodeStart {
        mutating get { startOfSubscriptions == .anyCall ? .anyCall : max(startOfSubscriptions, startOfChanges) }
    }

    /// True where no value is sent once the object is made.
    var sendsWhileMade: Bool {
        mutating get { startOfChanges == .whileMade }
    }

    private mutating func findSubscriptionsWhileMade() -> (count: Int, makers: [ClassCode.Body])? {
        if let numbers = loaded?.values { return (numbers.max() ?? 0, []) }
        let subscribing = uses.filter { changeByAssignment(of: $0.node) == nil }
        var makers: [ClassCode.Body] = []
        var visited: Set<NamedCode> = []
        for use in subscribing {
            if case .other = PublisherUse.of(use.node, semantics) { return nil }
            guard let pipeline = pipeline(of: use), !pipeline.isLeftOpen, pipeline.subscriptions.count == 1,
                let analysis = semantics.project.analysis(of: use.file), isOfSelf(use.node, analysis),
                runsOnce(use.node, analysis, &visited, &makers),
                pipeline.subscriptions.allSatisfy({ runsOnce($0.node, $0.analysis, &visited, &makers) })
            else { return nil }
        }
        return (subscribing.count, makers)
    }

    /// True where code runs once while its object is made: in an initializer, in what one place there calls, or in what
    /// is called once of an object that the code around has just made.
    private func runsOnce(
        _ node: SyntaxNode, _ analysis: FileAnalysis, _ visited: inout Set<NamedCode>, _ makers: inout [ClassCode.Body]
    ) -> Bool {
        guard let code = codeRunOnce(around: node) else { return false }
        if code.kind == .initializerDeclaration {
            makers.append(ClassCode.Body(node: code, analysis: analysis))
            return true
        }
        let named = semantics.eventCode.code(of: code, in: analysis)
        if !visited.insert(named).inserted { return true }
        guard semantics.codeStarts.runsWhereNamed(code, in: analysis),
            let places = semantics.eventCode.places(of: named), places.count == 1, let place = places.first,
            !place.isValue, place.node.isCalled, !isNamedBehindType(code.name)
        else { return false }
        if let maker = codeMakingObject(of: place.node) {
            makers.append(ClassCode.Body(node: maker, analysis: place.analysis))
            return true
        }
        return place.node.isOfSelf && runsOnce(place.node, place.analysis, &visited, &makers)
    }

    /// `CardModel.bind(model)()`
    private func isNamedBehindType(_ method: NameID) -> Bool {
        let types = Set(family.map { index.types[$0].name }).union([KnownName.Self.id])
        return semantics.isNamed(method) { node, _ in
            node.kind == .memberComponent && node.previousSibling.map { types.contains($0.name) } ?? false
        }
    }

    /// `{ let model = CardModel(); model.bind(view: self); return model }` around `bind`.
    private func codeMakingObject(of method: SyntaxNode) -> SyntaxNode? {
        guard LocalName.isConstantFreshObject(before: method), let object = method.previousSibling,
            let declaration = LocalName(object.name, at: object)?.declaration
        else { return nil }
        let isBlock = { (node: SyntaxNode) in node.kind == .codeBlock || node.kind == .closureExpression }
        let block = method.ancestor(where: isBlock)
        return block == declaration.ancestor(where: isBlock) ? block : nil
    }

    /// The initializer or method around that runs the code as often as it runs itself.
    private func codeRunOnce(around node: SyntaxNode) -> SyntaxNode? {
        let code = node.ancestor { around in
            loops.contains(around.kind) || around.kind == .closureExpression || around.kind == .accessorBlock
                || around.kind == .functionDeclaration || around.kind == .initializerDeclaration
        }
        switch code?.kind {
        case .initializerDeclaration: return code
        case .functionDeclaration where code?.parent?.kind == .memberBlock: return code
        default: return nil
        }
    }

    private var uses: [(file: Int, node: SyntaxNode)] { semantics.usesOutsideTests(ofPublisher: property) }

    // MARK: Subscriptions

    private mutating func findStartOfSubscriptions() -> CodeStart {
        if loaded != nil { return .whileMade }
        var result = CodeStart.whileMade
        for use in uses where result != .anyCall { result = max(result, start(ofSubscription: use)) }
        return result
    }

    private func pipeline(of use: (file: Int, node: SyntaxNode)) -> PublisherPipeline? {
        semantics.project.analysis(of: use.file).map { PublisherPipeline(from: use.node, of: property, $0, semantics) }
    }

    private func start(ofSubscription use: (file: Int, node: SyntaxNode)) -> CodeStart {
        guard let pipeline = pipeline(of: use) else { return .anyCall }
        switch PublisherUse.of(use.node, semantics) {
        case .assignment: return .whileMade
        case .other: return .anyCall
        case .values: break
        }
        guard !pipeline.isLeftOpen else { return .anyCall }
        return pipeline.subscriptions.reduce(.whileMade) { max($0, start(of: $1)) }
    }

    private func start(of subscription: PublisherPipeline.Subscription) -> CodeStart {
        let (publisher, analysis) = (subscription.publisher, subscription.analysis)
        if semantics.isOfObjectMadeHere(publisher, in: analysis) { return .whileMade }
        return start(of: subscription.node, isOfSelf: isOfSelf(publisher, analysis), analysis)
    }

    // MARK: Controllers

    /// The properties of controllers that made the objects, with the number of subscriptions, where all are made while
    /// the controller's view loads: once for each object, before anything hears of its values.
    private func findLoaded() -> [MemberReference: Int]? {
        var result: [MemberReference: Int] = [:]
        for use in uses where changeByAssignment(of: use.node) == nil {
            if case .other = PublisherUse.of(use.node, semantics) { return nil }
            guard let pipeline = pipeline(of: use), !pipeline.isLeftOpen else { return nil }
            for subscription in pipeline.subscriptions {
                var visited: Set<NamedCode> = []
                guard let maker = ownMaker(subscription.publisher, subscription.analysis),
                    runsWhileLoading(subscription.node, subscription.analysis, &visited)
                else { return nil }
                result[maker, default: 0] += 1
            }
        }
        return result.isEmpty ? nil : result
    }

    /// The property of the controller itself that made the object of which the publisher is named.
    private func ownMaker(_ publisher: SyntaxNode, _ analysis: FileAnalysis) -> MemberReference? {
        guard let holder = publisher.previousSibling, holder.isOfSelf,
            let controller = analysis.enclosingType(of: publisher), index.types[controller].kind == .class,
            let own = semantics.members.firstMember(named: holder.name, in: controller)?.member,
            !index.fact(own).flags.contains(.isStatic)
        else { return nil }
        return semantics.maker(before: publisher, in: analysis) == own ? own : nil
    }

    /// True in `viewDidLoad` of a controller, and in what one place there calls.
    private func runsWhileLoading(
        _ node: SyntaxNode, _ analysis: FileAnalysis, _ visited: inout Set<NamedCode>
    ) -> Bool {
        guard let code = codeRunOnce(around: node), code.kind == .functionDeclaration, !Modifiers(code).isStatic else {
            return false
        }
        if SDKMembers.loadingViews.contains(index.text(code.name)), Modifiers(code).isOverride {
            return analysis.enclosingType(of: code).map { semantics.loadsViewOnce($0, in: code.name) } ?? false
        }
        let named = semantics.eventCode.code(of: code, in: analysis)
        guard semantics.codeStarts.runsWhereNamed(code, in: analysis), visited.insert(named).inserted,
            let places = semantics.eventCode.places(of: named), places.count == 1,
            let place = places.first, !place.isValue, place.node.isOfSelf
        else { return false }
        return runsWhileLoading(place.node, place.analysis, &visited)
    }

    // MARK: What sets it

    private func findStartOfChanges() -> CodeStart {
        var result = CodeStart.whileMade
        for use in uses where result != .anyCall {
            if let call = changeByAssignment(of: use.node) {
                result = max(result, start(ofAssignment: call, in: use.file))
            }
        }
        for analysis in semantics.analyses(mentioning: property.name)
        where result != .anyCall && !index.isOfTests(analysis.file) {
            let root = semantics.tree(of: analysis).root
            for node in semantics.code(of: analysis).nodes(named: property.name, in: root) where result != .anyCall {
                result = max(result, start(ofMention: node, analysis))
            }
        }
        return result
    }

    /// The call of `.assign(to: &$x)`
    private func changeByAssignment(of publisher: SyntaxNode) -> SyntaxNode? {
        if case .assignment(let call) = PublisherUse.of(publisher, semantics) { call } else { nil }
    }

    private func start(ofAssignment call: SyntaxNode, in file: Int) -> CodeStart {
        guard let analysis = semantics.project.analysis(of: file), let callee = call.previousSibling else {
            return .anyCall
        }
        return SchedulerHops(semantics: semantics, analysis: analysis).arrivesLater(at: callee) ? .ownTurn : .anyCall
    }

    private func start(ofMention node: SyntaxNode, _ analysis: FileAnalysis) -> CodeStart {
        guard node.kind == .identifierExpression || node.kind == .memberComponent, !node.isProjection,
            analysis.uses.mayMean(node, propertyOf: family)
        else { return .whileMade }
        if let path = node.parent, path.kind == .keyPathExpression { return start(ofKeyPath: path, analysis) }
        if node.previousSibling?.isProjection == true { return isBoundToControl(node) ? .input : .anyCall }
        let writes = PropertyWrites(
            context: semantics.context(of: analysis), type: property.owner, property: property.name)
        guard writes.mayBeLaterWrite(node, in: analysis), !LocalName.isFreshObject(before: node)
        else { return .whileMade }
        return start(of: node, isOfSelf: isOfSelf(node, analysis), analysis)
    }

    /// `assign(to: \.x, on: self)` sets it, and who is given a path for other things may do so later.
    private func start(ofKeyPath path: SyntaxNode, _ analysis: FileAnalysis) -> CodeStart {
        guard let argument = path.parent, argument.kind == .argument, let callee = argument.parent?.calledName else {
            return .anyCall
        }
        let name = index.text(callee.name)
        if PureFunctions.reading.contains(name) || name == "map" || name == "ForEach" { return .ownTurn }
        let hops = SchedulerHops(semantics: semantics, analysis: analysis)
        return name == "assign" && hops.arrivesLater(at: callee) ? .ownTurn : .anyCall
    }

    /// `TextField("Name", text: $model.name)`
    private func isBoundToControl(_ node: SyntaxNode) -> Bool {
        guard node.nextSibling == nil, let argument = node.wholeExpression.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName, callee.kind == .identifierExpression,
            ClosureTakers.boundControls.contains(index.text(callee.name))
        else { return false }
        return index.types(named: callee.name).allSatisfy { index.types[$0].kind == .external }
    }

    // MARK: Code

    private func start(of place: SyntaxNode, isOfSelf: Bool, _ analysis: FileAnalysis) -> CodeStart {
        semantics.codeStarts.start(of: place, isOfSelf: isOfSelf, in: analysis)
    }

    private func isOfSelf(_ node: SyntaxNode, _ analysis: FileAnalysis) -> Bool {
        let isLocal = node.kind == .identifierExpression && !node.isProjection && LocalName(node.name, at: node) != nil
        return !isLocal && node.isOfSelf && analysis.enclosingType(of: node).map { family.contains($0) } == true
    }
}

private let loops: [SyntaxKind] = [.forStatement, .whileStatement, .repeatStatement]
