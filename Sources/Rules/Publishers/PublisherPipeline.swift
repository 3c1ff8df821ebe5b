import Semantics
import SymbolIndex
import Syntax

/// What one pipeline runs while the publisher that it begins with sends a value, up to where values leave the call.
///
/// Where a member hands the publisher out, the pipeline goes on at all places that name the member, tests left out; and
/// in the functions to which it is passed.
struct PublisherPipeline {
    /// Where a publisher is subscribed to: `sink`, `assign`, `onReceive`.
    struct Subscription {
        let node: SyntaxNode
        /// What names the publisher there: `$x`, the member that hands it out, or the parameter by which it is passed.
        let publisher: SyntaxNode
        let analysis: FileAnalysis
    }

    /// What the closures, key paths and functions along the pipeline do.
    var summary: Summary { maker.summary }
    /// The properties to whose publishers values are assigned.
    private(set) var assigned: [PropertyKey] = []
    /// Something runs that is not seen.
    private(set) var isUnknown = false
    /// It runs code within the call that sends a value.
    private(set) var runsCode = false
    /// The publisher is subscribed to elsewhere, or whenever somebody asks for it.
    private(set) var isKept = false
    private(set) var subscriptions: [Subscription] = []
    /// It may be subscribed to in other places than these.
    private(set) var isLeftOpen = false

    let semantics: Semantics
    let analysis: FileAnalysis
    private let publisher: SyntaxNode
    /// The function around, for the code of an operator that the project adds to publishers.
    private var operatorCode: SyntaxNode?
    /// The members that are being followed.
    private(set) var followed: Set<MemberReference> = []
    private var maker: SummaryMaker
    var index: ProjectIndex { semantics.index }

    enum Step {
        case on, end
    }

    /// The type of the values, as long as they are those of the property.
    private var valueType: ResolvedType

    /// - Parameters:
    ///   - use: `$x`.
    ///   - property: `x`.
    init(from use: SyntaxNode, of property: PropertyKey, _ analysis: FileAnalysis, _ semantics: Semantics) {
        self.semantics = semantics
        self.analysis = analysis
        publisher = use
        maker = SummaryMaker(semantics, analysis)
        valueType = semantics.members.type(ofProperty: property.name, in: property.owner)
        follow(behind: use)
    }

    /// - Parameter use: a publisher of which nothing is known.
    init(from use: SyntaxNode, _ analysis: FileAnalysis, _ semantics: Semantics) {
        self.semantics = semantics
        self.analysis = analysis
        publisher = use
        maker = SummaryMaker(semantics, analysis)
        valueType = .unknown
        follow(behind: use)
    }

    /// - Parameter place: names a member that hands a publisher out, or a parameter.
    private init(goingOnAt place: SyntaxNode, _ analysis: FileAnalysis, of pipeline: PublisherPipeline) {
        semantics = pipeline.semantics
        self.analysis = analysis
        publisher = place
        followed = pipeline.followed
        maker = SummaryMaker(semantics, analysis)
        valueType = pipeline.valueType
        let isCalled = place.nextSibling?.kind == .callComponent
        follow(behind: isCalled ? place.nextSibling ?? place : place)
    }

    /// - Parameters:
    ///   - operator: a function that the project adds to publishers.
    ///   - first: what the only chain of its code begins with, a call or `self`.
    init(
        within operator: MemberReference, from first: SyntaxNode, _ analysis: FileAnalysis,
        of pipeline: PublisherPipeline
    ) {
        semantics = pipeline.semantics
        self.analysis = analysis
        publisher = first
        followed = pipeline.followed.union([`operator`])
        maker = SummaryMaker(semantics, analysis)
        valueType = .unknown
        operatorCode = first.ancestor { $0.kind == .functionDeclaration }
        let isSelf = first.name == KnownName.`self`.id
        if passAll(from: isSelf ? first.partBehindUnwrapping : first) == nil { giveUp() }
    }

    // MARK: Along the pipeline

    /// - Parameter part: a publisher: `$x`, or a call within the chain that it begins.
    private mutating func follow(behind part: SyntaxNode) {
        switch passAll(from: part.parent?.kind == .chainExpression ? part.partBehindUnwrapping : nil) {
        case nil: return giveUp()
        case .end: return
        case .on: break
        }
        if let uses = usesOfLocal(holding: part.wholeExpression) {
            let type = valueType
            for use in uses {
                valueType = type
                follow(behind: use)
            }
            return
        }
        if let member = semantics.member(givingBack: part.wholeExpression, analysis) { return followUses(of: member) }
        let value = part.wholeExpression
        guard let argument = mergedElements(of: value) ?? value.parent, argument.kind == .argument,
            let call = argument.parent, let callee = call.calledName
        else { return giveUp() }
        if let passed = PassedPublisher(argument, to: callee, call, analysis, semantics) {
            for function in passed.functions where !followed.insert(function).inserted { return giveUp() }
            return goOn(at: passed.uses)
        }
        guard !isOfProject(callee) else { return giveUp() }
        hand(over: argument, to: callee, call)
    }

    /// Nil where a part of the chain is not known.
    private mutating func passAll(from first: SyntaxNode?) -> Step? {
        var next = first
        while let member = next {
            guard let step = pass(member) else { return nil }
            if case .end = step { return .end }
            next = member.nextSibling?.nextSibling
        }
        return .on
    }

    /// Goes on where a member is named.
    private mutating func followUses(of member: MemberReference) {
        guard followed.insert(member).inserted else { return giveUp() }
        var places: [(node: SyntaxNode, analysis: FileAnalysis)] = []
        let isHidden = semantics.mayBeNamed(member) { node, analysis in
            places.append((node, analysis))
            return false
        }
        guard !isHidden else { return giveUp() }
        goOn(at: places)
    }

    /// The argument of `MergeMany(models.map { $0.$name })` for what its closure gives back.
    private func mergedElements(of value: SyntaxNode) -> SyntaxNode? {
        guard let closure = value.parent, closure.kind == .closureExpression, closure.statementsOfClosure == [value],
            let call = closure.parent?.parent, let map = call.calledName, map.kind == .memberComponent,
            index.text(map.name) == "map", call.nextSibling == nil, call.childCount == 1,
            let argument = call.wholeExpression.parent, argument.kind == .argument
        else { return nil }
        return argument.parent?.calledName.map { index.text($0.name) == "MergeMany" } == true ? argument : nil
    }

    private mutating func goOn(at places: [(node: SyntaxNode, analysis: FileAnalysis)]) {
        for place in places { add(PublisherPipeline(goingOnAt: place.node, place.analysis, of: self)) }
    }

    private mutating func add(_ other: PublisherPipeline) {
        addCode(of: other)
        subscriptions += other.subscriptions
        isKept = isKept || other.isKept
        isLeftOpen = isLeftOpen || other.isLeftOpen
    }

    /// What the other one runs and sets.
    mutating func addCode(of other: PublisherPipeline) {
        maker.add(other.summary)
        assigned += other.assigned
        isUnknown = isUnknown || other.isUnknown
        runsCode = runsCode || other.runsCode
    }

    mutating func subscribe(at node: SyntaxNode) {
        subscriptions.append(Subscription(node: node, publisher: publisher, analysis: analysis))
    }

    mutating func giveUp() {
        isUnknown = true
        isLeftOpen = true
    }

    /// Where a constant of a function is named that holds the publisher: `let names = $name.map { … }`.
    private func usesOfLocal(holding value: SyntaxNode) -> [SyntaxNode]? {
        guard let initializer = value.parent, initializer.kind == .initializer, let binding = initializer.parent,
            binding.kind == .binding, binding.child(.typeAnnotation) == nil, let pattern = binding.firstChild,
            pattern.kind == .identifierPattern
        else { return nil }
        guard let declaration = binding.parent, declaration.kind == .variableDeclaration,
            declaration.name == KnownName.let.id, let scope = declaration.parent, scope.kind == .codeBlock
        else { return nil }
        let named = semantics.code(of: analysis).nodes(named: pattern.name, in: scope).filter { node in
            node.kind == .identifierExpression || node.kind == .capture || node.isShorthandBinding
        }
        let uses = named.filter { LocalName($0.name, at: $0)?.declaration == binding }
        return uses.allSatisfy { $0.kind == .identifierExpression } ? uses : nil
    }

    /// Nil for what is not known.
    private mutating func pass(_ member: SyntaxNode) -> Step? {
        guard member.kind == .memberComponent || member == publisher else { return nil }
        guard isDeclaredForPublishers(member) else { return pass(ofLibrary: member) }
        // Either may be meant where the library has one of the name as well.
        let isOfLibrary = CombineNames.members.union(CombineNames.passingAtOnce).contains(index.text(member.name))
        let library = isOfLibrary ? pass(ofLibrary: member) : nil
        guard let own = pass(ofProject: member), !isOfLibrary || own == library else { return nil }
        valueType = .unknown
        return own
    }

    private mutating func pass(ofLibrary member: SyntaxNode) -> Step? {
        let name = index.text(member.name)
        guard let call = member.nextSibling, call.kind == .callComponent else {
            // `for await value in $x.values`
            guard name == "values" else { return nil }
            keep()
            return .end
        }
        if SchedulerHops(semantics: semantics, analysis: analysis).isHop(member) {
            if let subscription = subscription(behind: call) { subscribe(at: subscription) } else { keep() }
            return .end
        }
        switch name {
        case "sink":
            subscribe(at: member)
            run(argumentsOf: call, areFunctions: true)
        case "assign":
            subscribe(at: member)
            assign(call)
        default:
            // The publishers that closures make may have values at once.
            guard CombineNames.passingAtOnce.contains(name) || CombineNames.flattening.contains(name) else {
                return nil
            }
            pass(name, call)
            return .on
        }
        return .end
    }

    mutating func keep() {
        isKept = true
        isLeftOpen = true
    }

    private mutating func pass(_ operator: String, _ call: SyntaxNode) {
        if !CombineNames.keeping.contains(`operator`) { valueType = typeOfValues(behind: `operator`, call) }
        let isJoin = CombineNames.takingAny.contains(`operator`) && !CombineNames.passing.contains(`operator`)
        run(argumentsOf: call, areFunctions: !isJoin && CombineNames.passing.contains(`operator`))
        guard `operator` == "removeDuplicates", call.firstChild == nil else { return }
        compareValues()
    }

    /// That of `map(\.isOn)` and `map { !$0.isEmpty }`, where the property or the code tells it.
    private func typeOfValues(behind operator: String, _ call: SyntaxNode) -> ResolvedType {
        let arguments = CallArguments(call).list
        guard `operator` == "map", arguments.count == 1 else { return .unknown }
        let value = arguments[0].value
        switch value.kind {
        case .keyPathExpression:
            return onlyName(in: value).map { semantics.members.member($0, of: valueType) } ?? .unknown
        case .closureExpression:
            guard value.statementsOfClosure.count == 1, let made = value.statementsOfClosure.first else {
                return .unknown
            }
            return semantics.types(at: made, analysis).type(of: made)
        default: return .unknown
        }
    }

    /// By the `==` of their type, and of what it holds; by any where the type is not known.
    private mutating func compareValues() {
        let type = valueType
        // No code of the project is an `==` of these.
        if isComparedWhole(type) { return }
        let isKnown = type.isTold()
        if isKnown { run { $0.compare(type) } }
        for function in semantics.operators["=="] ?? [] {
            if !isKnown || !function.isOfOwnType { run { $0.run(function.code) } }
        }
    }

    private func isComparedWhole(_ type: ResolvedType) -> Bool {
        switch type {
        case .optional(let inner), .array(let inner): isComparedWhole(inner)
        case .dictionary(let key, let value): isComparedWhole(key) && isComparedWhole(value)
        case .external(let name, let parts): parts.isEmpty && SDKTypes.comparedWhole.contains(index.text(name))
        default: false
        }
    }

    /// `CombineLatest($x, $y)`, `y.combineLatest($x)`, `.onReceive($x) { … }`
    private mutating func hand(over argument: SyntaxNode, to callee: SyntaxNode, _ call: SyntaxNode) {
        let name = index.text(callee.name)
        valueType = .unknown
        if name == "onReceive" {
            subscribe(at: callee)
            return run(argumentsOf: call, besides: argument, areFunctions: true)
        }
        let isJoin =
            callee.kind == .identifierExpression
            ? name == "AnyPublisher" || CombineNames.joins(name)
            : CombineNames.takingAny.contains(name) && CombineNames.passingAtOnce.contains(name)
                || CombineNames.joins(name) || name == "MergeMany"
        guard isJoin else { return giveUp() }
        run(argumentsOf: call, besides: argument, areFunctions: false)
        follow(behind: call)
    }

    /// True for a name that the project may have declared.
    private func isOfProject(_ callee: SyntaxNode) -> Bool {
        if callee.kind == .identifierExpression {
            return !semantics.types(meantBy: callee, analysis).isEmpty || !index.globals(named: callee.name).isEmpty
        }
        return isDeclaredForPublishers(callee)
    }

    private func isDeclaredForPublishers(_ callee: SyntaxNode) -> Bool {
        MeantDeclarations(semantics: semantics).isDeclared(forPublishers: callee, analysis)
    }

    // MARK: Where values leave the call

    /// `sink` and the like behind a call, along the chain or where it is handed over.
    private func subscription(behind call: SyntaxNode) -> SyntaxNode? {
        var part: SyntaxNode? = call
        while let current = part {
            if current.kind == .memberComponent, ["sink", "assign"].contains(index.text(current.name)) {
                return current
            }
            part = current.nextSibling
        }
        guard let argument = call.wholeExpression.parent, argument.kind == .argument,
            let callee = argument.parent?.calledName
        else { return nil }
        return index.text(callee.name) == "onReceive" ? callee : nil
    }

    // MARK: What is run

    private mutating func run(_ look: (inout SummaryMaker) -> Void) {
        runsCode = true
        look(&maker)
    }

    mutating func run(argumentsOf call: SyntaxNode, besides publisher: SyntaxNode? = nil, areFunctions: Bool) {
        for argument in CallArguments(call).list where argument.node != publisher {
            let isWritten = argument.value.kind == .closureExpression || argument.value.kind == .keyPathExpression
            if let parameter = parameterOfOperator(named: argument.value) {
                runsCode = true
                if let value = parameter.child(.initializer) { run { $0.run(value) } }
            } else if areFunctions || isWritten {
                run { $0.call(value: argument.value, isFunction: true) }
            }
        }
    }

    /// `receiveValue` of an operator that the project adds to publishers: what it is given is looked at where it is
    /// given.
    private func parameterOfOperator(named value: SyntaxNode) -> SyntaxNode? {
        guard let operatorCode, value.kind == .identifierExpression, let local = LocalName(value.name, at: value),
            local.declaration.kind == .parameter, operatorCode.encloses(local.declaration)
        else { return nil }
        return local.declaration
    }

    /// `.assign(to: \.text, on: self)`, `.assign(to: &$text)`
    private mutating func assign(_ call: SyntaxNode) {
        let arguments = CallArguments(call).list
        runsCode = true
        guard let target = arguments.first?.value else { return isUnknown = true }
        if target.kind == .prefixExpression { return assign(toPublisher: target) }
        guard arguments.count == 2 else { return isUnknown = true }
        set(target, of: semantics.types(at: call, analysis).type(of: arguments[1].value))
    }

    /// - Parameter target: `\.text` of an object.
    mutating func set(_ target: SyntaxNode, of type: ResolvedType) {
        runsCode = true
        guard target.kind == .keyPathExpression, let name = onlyName(in: target) else { return isUnknown = true }
        let found = MeantDeclarations(semantics: semantics).declarations(named: name, in: type)
        let callbacks = LibraryCallbacks(semantics: semantics)
        guard type.typeID != nil, !found.isEmpty, !found.contains(where: { callbacks.mayFollow(setting: $0) }) else {
            return isUnknown = true
        }
        maker.run(target)
        for property in found { maker.use(storage: property, isWritten: true, at: target) }
    }

    private mutating func assign(toPublisher target: SyntaxNode) {
        let reference = analysis.references.first { reference in
            reference.kind == .publisher && reference.isCertain && target.contains { $0 == reference.node }
        }
        guard let property = reference?.property else { return isUnknown = true }
        assigned.append(property)
    }

    /// `text` of `\.text` and `\Model.text`.
    private func onlyName(in path: SyntaxNode) -> NameID? {
        let tokens = (path.firstToken..<path.endToken).map { path.tree.tokens[$0] }
        let names = tokens.filter { $0.kind == .identifier }.map(\.payload)
        let isPlain = !path.contains { $0.kind == .subscriptComponent || $0.kind == .optionalComponent }
        guard isPlain, let last = names.last else { return nil }
        return names.count == 1 || names.count == 2 && !index.types(named: names[0]).isEmpty ? last : nil
    }
}
