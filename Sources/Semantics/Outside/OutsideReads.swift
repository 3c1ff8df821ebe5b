import SymbolIndex
import Syntax

/// Finds what code asks of the outside while it runs: the clock, defaults, files, variables of plain objects, which no
/// object publishes (catalogue 213, 220). What sets something going counts too, since a view that is not evaluated does
/// not do so again (219).
///
/// Follows what the code calls, through services, protocols, extensions and initializers; each member is looked at
/// once.
package final class OutsideReads {
    /// What was found in a piece of code.
    package struct Answer: Sendable {
        /// The first place that asks.
        package var place: SyntaxNode?
        /// The first place of each closure that another view keeps and runs in its own body, where the code itself does
        /// not ask.
        package var contents: [SyntaxNode] = []
        /// The legacy classes of which variables are read.
        package var objects: Set<TypeID> = []
        /// Those of which a variable is read that the class does not publish, or not of an object that the view around
        /// follows: the object that it follows may be another one.
        var silentObjects: Set<TypeID> = []
        /// Those of which code of their own objects reads what is published: whether the view follows the object, who
        /// runs this code knows.
        var ownObjects: Set<TypeID> = []
        /// The properties of views of which closures are run: `content()`.
        package var closures: Set<PropertyKey> = []
        package var asks: Bool { place != nil || !contents.isEmpty }
        var isEmpty: Bool { !asks && objects.isEmpty && closures.isEmpty }

        package mutating func add(_ other: Answer) {
            place = place ?? other.place
            contents += other.contents
            addUnplaced(of: other)
        }

        /// What has no place of its own: objects and closures.
        mutating func addUnplaced(of other: Answer) {
            objects.formUnion(other.objects)
            silentObjects.formUnion(other.silentObjects)
            ownObjects.formUnion(other.ownObjects)
            closures.formUnion(other.closures)
        }
    }

    // It keeps what it was asked for.
    unowned let semantics: Semantics
    /// The time is not asked for: a view of the SDK follows it.
    let leavesOutClock: Bool
    let circles = Circles()
    private var known: FixedPoint<MemberReference, Answer>
    private var unnamed: FixedPoint<SyntaxNode, Answer>
    private var defaults: FixedPoint<TypeID, [NameID]>
    private var differingDefaults: FixedPoint<TypeID, [NameID]>
    private var storedValues: FixedPoint<MemberReference, StoredValues>
    private var arguments: FixedPoint<MemberReference, [NameID]>
    private var handed: FixedPoint<PropertyKey, Answer>
    var held: FixedPoint<HeldFunctions.Question, Answer?>
    /// The getters, functions and bindings of views that may give a value which never equals the one before.
    var differingMembers: FixedPoint<MemberReference, Bool>
    /// The parameters that may be given such a value.
    var differingParameters: FixedPoint<SyntaxNode, Bool>
    private lazy var runningNames = namesOfCode()
    private var formatters: [MemberReference: Bool] = [:]
    private lazy var relativeNames = (OutsideNames.relativeMembers + [OutsideNames.relativeFormatter]).compactMap {
        semantics.name($0)
    }
    private(set) lazy var dateNames = OutsideNames.dates.compactMap { semantics.name($0) }
    private(set) lazy var stringName = semantics.name("String")
    private(set) lazy var loggingNames = Set(OutsideNames.logging.compactMap { semantics.name($0) })
    private(set) lazy var clockNames = OutsideNames.clocks.compactMap { semantics.name($0) }
    private var nodeAnswers: [Int: NodeAnswers] = [:]
    private var causes: [SyntaxNode: SyntaxNode] = [:]
    private let sharedCauses: SharedTable<SyntaxNode, SyntaxNode>?
    private var placesOfCode: [SyntaxNode: Places] = [:]
    private let sharedPlaces: SharedTable<SyntaxNode, Places>?
    private lazy var extendedTypes = index.types.indices.filter { index.types[$0].kind == .external }
    /// The initializers that extensions of types from outside add.
    private(set) lazy var initializersOfForeignTypes = addedMembers(named: KnownName.`init`.id)
    /// What runs for `\(value)` in a text, of those that the project adds.
    private(set) lazy var interpolations = semantics.name("appendInterpolation").map { addedMembers(named: $0) } ?? []

    package init(_ semantics: Semantics, leavesOutClock: Bool = false) {
        self.semantics = semantics
        self.leavesOutClock = leavesOutClock
        let (answers, questions) = (semantics.answers, leavesOutClock ? Questions.besideClock : Questions.all)
        known = FixedPoint(circles, answers.shared(questions.members))
        unnamed = FixedPoint(circles, answers.shared(questions.unnamed))
        defaults = FixedPoint(circles, answers.shared(questions.defaults))
        differingDefaults = FixedPoint(circles, answers.shared(questions.differingDefaults))
        storedValues = FixedPoint(circles, answers.shared(questions.storedValues))
        arguments = FixedPoint(circles, answers.shared(questions.arguments))
        handed = FixedPoint(circles, answers.shared(questions.handed))
        held = FixedPoint(circles)
        differingMembers = FixedPoint(circles, answers.shared(questions.differingMembers))
        differingParameters = FixedPoint(circles, answers.shared(questions.differingParameters))
        sharedPlaces = answers.shared(questions.places)
        sharedCauses = answers.shared(questions.causes)
    }

    /// What all workers ask.
    private struct Questions {
        static let all = Questions()
        static let besideClock = Questions()

        let members = SharedQuestion<MemberReference, Answer>()
        let unnamed = SharedQuestion<SyntaxNode, Answer>()
        let defaults = SharedQuestion<TypeID, [NameID]>()
        let differingDefaults = SharedQuestion<TypeID, [NameID]>()
        let storedValues = SharedQuestion<MemberReference, StoredValues>()
        let arguments = SharedQuestion<MemberReference, [NameID]>()
        let handed = SharedQuestion<PropertyKey, Answer>()
        let differingMembers = SharedQuestion<MemberReference, Bool>()
        let differingParameters = SharedQuestion<SyntaxNode, Bool>()
        let places = SharedQuestion<SyntaxNode, Places>()
        let causes = SharedQuestion<SyntaxNode, SyntaxNode>()
    }

    var index: ProjectIndex { semantics.index }

    /// What the body of a view asks, itself or in closures that it is handed: its updates keep fresh what these show.
    ///
    /// - Parameter declaration: of several of the view's, for one system each, the one that is meant.
    package func answer(ofBodyOf view: TypeID, in declaration: SyntaxNode, _ analysis: FileAnalysis) -> Answer {
        // A protocol of the project may give the body.
        let own = index.members(named: KnownName.body.id, of: view)
        let inherited = own.isEmpty ? semantics.members.members(named: KnownName.body.id, in: view).map(\.member) : []
        let bodies = (own + inherited).filter { body in
            guard let around = semantics.node(of: body)?.node.enclosingDeclaration, around.kind != .extensionDeclaration
            else { return true }
            return body.file == analysis.file && around.firstToken == declaration.firstToken
        }
        var result = answer(of: bodies)
        let handed = answer(ofClosuresOf: view, among: result.closures)
        result.place = result.place ?? handed.place
        result.objects.formUnion(handed.objects)
        return result
    }

    /// What the closures ask that a view is handed and runs.
    package func answer(ofClosuresOf view: TypeID, among closures: Set<PropertyKey>) -> Answer {
        var result = Answer()
        for property in closures where property.owner == view {
            let answer = answer(ofClosuresFor: property)
            result.place = result.place ?? answer.place
            result.objects.formUnion(answer.objects)
        }
        return result
    }

    /// What a piece of code asks.
    package func answer(of root: SyntaxNode, in analysis: FileAnalysis) -> Answer {
        answer(of: root, before: .max, in: analysis)
    }

    /// What the parts of an expression before a token ask.
    package func answer(of root: SyntaxNode, before end: Int, in analysis: FileAnalysis) -> Answer {
        let walk = OutsideWalk(semantics.context(of: analysis), self, around: analysis.enclosingType(of: root))
        walk.end = end
        return walk.answer(of: root)
    }

    /// What the places of a piece of code ask, those in closures that other views keep too, but none within another.
    struct Places: Sendable {
        var asking: [SyntaxNode] = []
        /// Those that run code with closures that other views keep, with the places in these.
        var keeping: [(place: SyntaxNode, contents: [SyntaxNode])] = []
        /// Those that read objects, with the classes of these.
        var reading: [(place: SyntaxNode, classes: Set<TypeID>)] = []
        /// What the code asks besides.
        var besides = Answer()
    }

    func places(in root: SyntaxNode, _ analysis: FileAnalysis) -> Places {
        if let known = placesOfCode[root] ?? sharedPlaces?[root] { return known }
        let circleCount = circles.count
        let walk = OutsideWalk(semantics.context(of: analysis), self, around: analysis.enclosingType(of: root))
        let places = walk.places(in: root)
        if circles.count == circleCount {
            placesOfCode[root] = places
            sharedPlaces?.keep(root, places)
        }
        return places
    }

    /// From a place that asks, through the places in the code that each of them runs, to what asks by itself.
    package func steps(from place: SyntaxNode) -> [SyntaxNode] {
        var steps = [place]
        var current = place
        while let next = causes[current] ?? sharedCauses?[current], !steps.contains(next) {
            steps.append(next)
            current = next
        }
        return steps
    }

    /// - Parameter cause: the part of the place that asks, or a place in the code that it runs.
    func keep(cause: SyntaxNode, of place: SyntaxNode) {
        causes[place] = cause
        sharedCauses?.keep(place, cause)
    }

    /// What running one of several members asks.
    package func answer(of members: some Sequence<MemberReference>) -> Answer {
        var result = Answer()
        for member in members { result.add(answer(of: member)) }
        return result
    }

    private func answer(of member: MemberReference) -> Answer {
        if let answer = known[member] { return answer }
        // No update waits for what is asynchronous.
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: member), !declaration.isAsynchronous,
            let code = OutsideReads.code(of: declaration),
            !OutsideReads.announcesChanges(code, semantics.code(of: analysis))
        else { return Answer() }
        let question = known.ask(member, first: Answer())
        var result = answer(of: code, in: analysis)
        result.add(answer(of: semantics.resultBuilders.functions(runWith: code)))
        return known.close(question, member, result)
    }

    /// What running code asks that no name stands for.
    func answer(of code: ClassCode.Body) -> Answer {
        if let answer = unnamed[code.node] { return answer }
        let question = unnamed.ask(code.node, first: Answer())
        return unnamed.close(question, code.node, answer(of: code.node, in: code.analysis))
    }

    /// What was found at the nodes of a file.
    func nodeAnswers(of file: ParsedFile) -> NodeAnswers {
        if let known = nodeAnswers[file.number] { return known }
        let answers = NodeAnswers(of: file.tree)
        nodeAnswers[file.number] = answers
        return answers
    }

    /// What the closures ask that values of a type are made with for one of its properties. Objects that the view
    /// around such a closure follows tell this view, which hands a new closure over then.
    private func answer(ofClosuresFor property: PropertyKey) -> Answer {
        if let answer = answer(ofValueOf: property, isWhole: true) { return answer }
        if let answer = handed[property] { return answer }
        let question = handed.ask(property, first: Answer())
        var result = Answer()
        let type = index.types[property.owner].name
        for analysis in semantics.analyses(mentioning: type) {
            for name in semantics.code(of: analysis).nodes(named: type, in: semantics.tree(of: analysis).root) {
                guard let call = name.nextSibling, call.kind == .callComponent else { continue }
                for argument in CallArguments(call).list where isMeant(argument, property) {
                    let answer =
                        passedBinding(argument.value, in: analysis).map { self.answer(ofClosuresFor: $0) }
                        ?? self.answer(ofClosure: argument.value, in: analysis)
                    result.place = result.place ?? answer.place
                    result.objects.formUnion(answer.objects)
                }
            }
        }
        return handed.close(question, property, result)
    }

    /// True for a closure or a binding that may become the value of a property: an initializer may keep it under
    /// another name than its label.
    private func isMeant(_ argument: CallArguments.Argument, _ property: PropertyKey) -> Bool {
        let isOfBinding = isBinding(property)
        guard isOfBinding ? isBindingOrNamed(argument, property) : argument.value.kind == .closureExpression else {
            return false
        }
        guard let label = argument.label, label != property.name else {
            // Own initializers may name a parameter otherwise.
            return !index.members(named: KnownName.`init`.id, of: property.owner).isEmpty
                || argument.mayBe(for: property.name)
        }
        return index.members(named: label, of: property.owner).isEmpty
    }

    private func isBinding(_ property: PropertyKey) -> Bool {
        index.members(named: property.name, of: property.owner).contains { isBinding($0) }
    }

    func isBinding(_ member: MemberReference) -> Bool {
        index.fact(member).attributes.contains { index.translate($0, file: member.file) == KnownName.Binding.id }
    }

    private func isBindingOrNamed(_ argument: CallArguments.Argument, _ property: PropertyKey) -> Bool {
        let value = argument.value
        return argument.label == property.name || value.isProjection || value.firstChild?.isProjection == true
            || value.firstChild?.name == KnownName.Binding.id
    }

    /// `$name` of a binding that the view around was given itself.
    private func passedBinding(_ value: SyntaxNode, in analysis: FileAnalysis) -> PropertyKey? {
        guard value.isProjection, value.isOfSelf, let view = analysis.enclosingType(of: value) else { return nil }
        let property = PropertyKey(owner: view, name: value.name)
        return isBinding(property) ? property : nil
    }

    func answer(ofClosure closure: SyntaxNode, in analysis: FileAnalysis) -> Answer {
        var answer = answer(of: closure, in: analysis)
        let followed = analysis.enclosingType(of: closure).flatMap { semantics.project.table.followedTypes[$0] } ?? []
        answer.place = answer.place ?? answer.contents.first
        answer.objects.subtract(followed.flatMap { semantics.family(of: $0) })
        return answer
    }

    /// The labels of the parameters whose default values ask.
    func argumentsThatAsk(of function: MemberReference) -> [NameID] {
        if let labels = arguments[function] { return labels }
        guard index.fact(function).parameters.contains(where: \.hasDefault),
            let (declaration, analysis) = semantics.nodeInAnyFile(of: function)
        else { return [] }
        let question = arguments.ask(function, first: [])
        let type = analysis.enclosingType(of: declaration)
        let first = FirstValues(
            semantics: semantics, types: type.map { index.enclosingTypes(of: $0) } ?? [], file: analysis.file)
        let labels = declaration.parameters.compactMap { parameter -> NameID? in
            guard let value = parameter.child(.initializer)?.expressionChild, answer(of: value, in: analysis).asks,
                type.map({ first.keepsDefault(of: parameter, in: declaration, of: $0) }) != true
            else { return nil }
            return declaration.tree.tokens[parameter.labelToken].payload
        }
        return arguments.close(question, function, labels)
    }

    /// The stored properties of a type whose first values ask: each new value of the type does so again.
    func defaultsThatAsk(of type: TypeID) -> [NameID] {
        if let names = defaults[type] { return names }
        let question = defaults.ask(type, first: [])
        let names = names(ofFirstValuesOf: type) { value, analysis in answer(of: value, in: analysis).asks }
        return defaults.close(question, type, names)
    }

    /// Those whose first values differ each time: new objects, closures, identifiers.
    func defaultsThatDiffer(of type: TypeID) -> [NameID] {
        if let names = differingDefaults[type] { return names }
        let question = differingDefaults.ask(type, first: [])
        let names = names(ofFirstValuesOf: type) { value, analysis in
            OutsideWalk(semantics.context(of: analysis), self, around: type).isNeverEqual(value: value)
        }
        return differingDefaults.close(question, type, names)
    }

    /// The classes of `@ObservedObject var model = Model()`, and of what becomes of it: each view makes another object,
    /// so that what the view shows of it begins anew.
    ///
    /// - Parameter given: the labels of properties that get their objects from elsewhere.
    func classesMadeAnew(byDefaultsOf type: TypeID, besides given: [NameID]) -> Set<TypeID> {
        var classes: Set<TypeID> = []
        let wrappers = OutsideWalk.wrappersOfObjectsMadeAnew
        _ = names(ofFirstValuesOf: type, behind: wrappers, besides: given) { value, analysis in
            let walk = OutsideWalk(semantics.context(of: analysis), self, around: type)
            classes.formUnion(walk.classesMade(by: value))
            return false
        }
        return classes
    }

    /// - Parameters:
    ///   - wrappers: those of the properties that count, a list for each kind; an empty one for properties without any.
    ///   - given: the names of further properties that do not.
    private func names(
        ofFirstValuesOf type: TypeID, behind wrappers: [[NameID]] = [[]], besides given: [NameID] = [],
        where condition: (SyntaxNode, FileAnalysis) -> Bool
    ) -> [NameID] {
        var names: [NameID] = []
        for number in Set(index.types[type].declarations.map(\.file)).sorted() {
            guard let file = semantics.file(number) else { continue }
            let analysis = semantics.project.analysis(of: number) ?? file.unanalyzed
            for part in file.typeDeclarations where part.type == type {
                for property in semantics.storedProperties(of: part.node, file: number)
                where !property.isLazy && !given.contains(property.name) {
                    guard wrappers.contains(property.attributes.map(\.name)) else { continue }
                    guard let value = property.initialValue, condition(value, analysis) else { continue }
                    names.append(property.name)
                }
            }
        }
        return names
    }

    /// What an initializer stores that differs each time.
    struct StoredValues: Sendable {
        /// True for what it makes itself.
        var areCertain = false
        /// The labels of parameters that have such values by default.
        var parameters: [NameID] = []
    }

    func differingValues(storedBy initializer: MemberReference) -> StoredValues {
        if let values = storedValues[initializer] { return values }
        guard let (declaration, analysis) = semantics.nodeInAnyFile(of: initializer),
            let type = analysis.enclosingType(of: declaration)
        else { return StoredValues() }
        let question = storedValues.ask(initializer, first: StoredValues())
        let walk = OutsideWalk(semantics.context(of: analysis), self, around: type)
        return storedValues.close(question, initializer, walk.differingValues(storedBy: declaration, of: type))
    }

    /// True for a stored formatter that counts from now: what it makes of a date differs from day to day, or from
    /// second to second.
    func isRelativeFormatter(_ member: MemberReference) -> Bool {
        guard !relativeNames.isEmpty else { return false }
        if let known = formatters[member] { return known }
        var answer = false
        if relativeNames.contains(where: { index.mentions($0, file: member.file) }) {
            if let (pattern, analysis) = semantics.nodeInAnyFile(of: member), let binding = pattern.parent {
                let code = semantics.code(of: analysis)
                answer = relativeNames.contains { code.contains($0, in: binding) }
            } else {
                answer = index.mayAskOutside(member)
            }
        }
        formatters[member] = answer
        return answer
    }

    /// False where the member stands in a file without a tree that names nothing of the outside in its code; most name
    /// the clock.
    func mayAskUnseen(_ member: MemberReference) -> Bool {
        !leavesOutClock && semantics.project.analysis(of: member.file) == nil && index.mayAskOutside(member)
    }

    /// True for the getter of a property whose setter announces what it sets as a change of its own object: it tells
    /// that it is read (catalogue 45). What a setter sends for another object tells nothing of this property.
    package static func announcesChanges(_ getter: SyntaxNode, _ code: NameOccurrences) -> Bool {
        guard let binding = getter.ancestor(where: { $0.kind == .binding || $0.kind.isTypeDeclaration }),
            binding.kind == .binding,
            let accessors = binding.child(.accessorBlock)
        else { return false }
        return accessors.children.contains { accessor in
            accessor.kind == .accessor && accessor.name != KnownName.get.id
                && code.contains(KnownName.objectWillChange.id, in: accessor) { $0.isOfSelf }
        }
    }

    // MARK: Declarations

    /// What runs where the member is called, or read.
    private static func code(of declaration: SyntaxNode) -> SyntaxNode? {
        switch declaration.kind {
        case .identifierPattern: declaration.parent?.getterBody
        case .subscriptDeclaration: declaration.child(.accessorBlock) ?? declaration.child(.codeBlock)
        default: declaration.child(.codeBlock)
        }
    }

    /// True where some function or getter of the project has the name.
    package func mayRunCode(_ name: NameID) -> Bool { runningNames.contains(name) }

    /// The members of a name that extensions of types from outside add.
    private func addedMembers(named name: NameID) -> [MemberReference] {
        extendedTypes.flatMap { index.members(named: name, of: $0) }
    }

    /// True for a getter, and for a property that holds a function.
    private func mayRun(_ property: MemberFact, file: Int) -> Bool {
        if property.flags.contains(.isComputed) { return true }
        guard property.type != 0 else { return false }
        var type = index.decode(property.type, file: file)
        if case .optional(let inner) = type { type = inner }
        if case .function = type { return true }
        return false
    }

    private func namesOfCode() -> NameSet {
        var names = NameSet(of: index.names)
        for file in index.files.indices {
            for member in index.files[file].members
            where member.kind != .enumCase && (member.kind != .property || mayRun(member, file: file)) {
                names.insert(index.translate(member.name, file: file))
            }
        }
        return names
    }
}
