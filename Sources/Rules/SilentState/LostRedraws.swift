import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// A view that shows what no object publishes and was kept fresh by the redraws that came with each change of an object
/// that it observes (catalogue 212, 213, 219, 220): with changes that it reads nothing of, and with values that equal
/// the ones before.
struct LostRedraws {
    struct Finding {
        let loss: Loss
        /// From the place in the view to what asks for a value that is shown.
        let steps: [SyntaxNode]
        /// By the class that is followed, the properties of which equal values kept the view fresh: nothing gets lost
        /// where each assignment to them counts. Empty where that is not all.
        var ofEqualValues: [TypeID: Set<NameID>] = [:]
        /// The view shows objects of these classes only: nothing gets lost where they move too.
        var unlessMoving: [TypeID] = []
        /// Where it shows them; nothing for what it is handed.
        private(set) var placesOfObjects: [TypeID: SyntaxNode] = [:]

        var behavior: BehaviorCode { loss.behavior }
        /// True where no change of the object updates the view any more, whatever else moves.
        var isCertain: Bool { behavior == .redrawOnly && unlessMoving.isEmpty }

        init(loss: Loss, steps: [SyntaxNode]) {
            (self.loss, self.steps) = (loss, steps)
        }

        /// Nil for no objects.
        init?(beside objects: [(shown: SilentState.Objects, loss: Loss)]) {
            guard let first = objects.first else { return nil }
            self.init(loss: first.loss, steps: [])
            unlessMoving = objects.reduce(into: Set()) { $0.formUnion($1.shown.classes) }.sorted()
            for (shown, _) in objects {
                for type in shown.classes where placesOfObjects[type] == nil {
                    placesOfObjects[type] = shown.place?.inner
                }
            }
        }
    }

    /// What no longer updates a view.
    struct Loss {
        let behavior: BehaviorCode
        /// The properties whose changes no longer do; empty for equal values, and where none is read.
        var missed: Set<NameID> = []
    }

    let context: FileSemantics
    let reference: Reference

    var semantics: Semantics { context.semantics }

    /// The classes that have to move so that no view misses an update with a property that none reads: one shows
    /// something besides, and what the same code sets with the property does not tell it. Empty where it does whatever
    /// moves; nil where none does.
    static func missing(_ name: NameID, of family: Set<TypeID>, _ semantics: Semantics) -> [TypeID]? {
        let found = following(family, semantics).compactMap { $0.missing(name, of: family) }
        guard !found.isEmpty else { return nil }
        return found.contains(where: \.isEmpty) ? [] : Set(found.joined()).sorted()
    }

    private func missing(_ name: NameID, of family: Set<TypeID>) -> [TypeID]? {
        guard let (key, view) = observation else { return [] }
        // Equal values of what is read are announced, or told by themselves.
        let lost = findings.filter { $0.behavior != .sameValueRefresh }
        guard !lost.isEmpty, mayMiss(name, of: family, key, view) else { return nil }
        return lost.contains(where: \.unlessMoving.isEmpty) ? [] : lost.flatMap(\.unlessMoving)
    }

    private func mayMiss(_ name: NameID, of family: Set<TypeID>, _ key: PropertyKey, _ view: SyntaxNode) -> Bool {
        reference.types.filter { family.contains($0) }.contains { type in
            var places = ReadPlaces(view: view, context)
            let reads = self.reads(key, type, semantics.family(of: type), &places)
            let certain = CertainReads(semantics, parts: places.parts, reads: reads.names)
            return !announcing(type, semantics.family(of: type), reading: certain.names).isAnnouncedTogether(name)
        }
    }

    static func following(_ family: Set<TypeID>, _ semantics: Semantics) -> some Sequence<LostRedraws> {
        semantics.project.analyses.lazy.flatMap { analysis in
            analysis.references.lazy.filter { reference in
                guard case .wrapperProperty = reference.kind else { return false }
                return !family.isDisjoint(with: reference.types)
            }.map { LostRedraws(context: semantics.context(of: analysis), reference: $0) }
        }
    }

    private static let question = SharedQuestion<Int, [Finding]>()

    /// What the view loses, and beside equal values what it loses unless other classes move.
    var findings: [Finding] {
        let place = context.analysis.file << 32 | Int(reference.node.index)
        return semantics.answers.answer(LostRedraws.question, place) { find() }
    }

    private func find() -> [Finding] {
        guard let (key, view) = observation, reference.types.contains(where: { semantics.isObserved($0) })
        else { return [] }
        if let object = WrapperProperty(context, reference).flatMap({ UnreadObject($0) }), object.isLeftAsMade {
            return []
        }
        let found = reference.types.map { find(key, $0, view) }
        // What is lost with any class is said once.
        let lost = found.joined().first { $0.behavior != .sameValueRefresh && $0.unlessMoving.isEmpty }
        if let lost { return [lost] }
        return found.joined().reduce(into: [Finding]()) { all, finding in
            guard let same = all.firstIndex(where: { $0.unlessMoving.isEmpty == finding.unlessMoving.isEmpty })
            else { return all.append(finding) }
            all[same].ofEqualValues.merge(finding.ofEqualValues) { $0.union($1) }
        }
    }

    private func find(_ key: PropertyKey, _ type: TypeID, _ view: SyntaxNode) -> [Finding] {
        let family = semantics.family(of: type)
        guard semantics.laterChanges.areAnnounced(by: family) else { return [] }
        var places = ReadPlaces(view: view, context)
        let reads = self.reads(key, type, family, &places)
        let certain = CertainReads(semantics, parts: places.parts, reads: reads.names)
        var known: [Set<NameID>: Loss?] = [:]
        func loss(_ names: @autoclosure () -> Set<NameID>) -> Loss? {
            if reads.areNone { return Loss(behavior: .redrawOnly) }
            let names = names()
            if let loss = known[names] { return loss }
            let loss = self.loss(type, family, reading: names)
            known[names] = .some(loss)
            return loss
        }
        /// Beside objects that may stay, into which bindings of the view lead.
        func lossBesideObjects(_ names: Set<NameID>) -> Loss? {
            loss(names) ?? self.loss(type, family, reading: names, countsBindings: true)
        }
        func finding(_ place: SyntaxNode, _ names: @autoclosure () -> Set<NameID>) -> Finding? {
            loss(names()).map { Finding(loss: $0, steps: semantics.outsideReads.steps(from: place)) }
        }
        // What gets lost is told by names; what a body asks, by all that it calls.
        guard reads.areNone || mayLose(type, family, reading: certain.names) else { return [] }
        guard let silent = silentState(of: view, key.owner, certain) else {
            let isRedrawn = reads.areNone && redrawsItself(key, family, view)
            return isRedrawn ? [Finding(loss: Loss(behavior: .redrawOnly), steps: [])] : []
        }
        var equal: Finding?
        for place in silent.shown {
            guard let found = finding(place.inner, certain.names(showing: place)) else { continue }
            guard found.behavior == .sameValueRefresh else { return [found] }
            equal = equal ?? found
        }
        let body = finding(reference.node, certain.names)
        let isOfEqualValues = body.map { $0.behavior == .sameValueRefresh } ?? true
        for place in silent.contents {
            guard let found = finding(place, certain.names(reaching: place)) else { continue }
            // Other places of the same closure may be shown where less is read.
            guard found.behavior == .sameValueRefresh, isOfEqualValues else { return [found] }
            equal = equal ?? found
        }
        if let body, let place = silent.unplaced {
            let found = Finding(loss: body.loss, steps: semantics.outsideReads.steps(from: place))
            guard isOfEqualValues else { return [found] }
            equal = equal ?? found
        }
        let besideObjects = silent.others.isEmpty ? nil : lossBesideObjects(certain.names)
        let beside = (besideObjects == nil ? [] : silent.others).compactMap { other in
            lossBesideObjects(other.place.map { certain.names(showing: $0) } ?? certain.names).map {
                (shown: other, loss: $0)
            }
        }
        let certainly = beside.filter { $0.loss.behavior != .sameValueRefresh }
        return [equal, Finding(beside: certainly.isEmpty ? beside : certainly)].compactMap { $0 }.map { found in
            guard found.behavior == .sameValueRefresh else { return found }
            var found = found
            found.ofEqualValues[type] = equalValues(
                type, family, of: reads, reading: certain.names, countsBindings: !found.unlessMoving.isEmpty)
            return found
        }
    }

    /// True for a view that sets what nothing reads: it redraws itself, for what packages show.
    private func redrawsItself(_ key: PropertyKey, _ family: Set<TypeID>, _ view: SyntaxNode) -> Bool {
        let published = published(family)
        return context.code.contains(key.name, in: view) { name in
            guard let member = name.nextSibling, member.isWrittenHere else { return false }
            return name.isOwnName(key.name) && published.contains(member.name)
        } && RedrawOnlyClass.publishesOnlyTriggers(family, semantics)
    }

    /// True where the view shows anything but what it follows and objects of some classes that move: it may need any
    /// redraw.
    fileprivate func showsMore(than classes: Set<TypeID>) -> Bool {
        guard let (key, view) = observation else { return true }
        return reference.types.contains { type in
            let family = semantics.family(of: type)
            var places = ReadPlaces(view: view, context)
            let reads = self.reads(key, type, family, &places)
            let certain = CertainReads(semantics, parts: places.parts, reads: reads.names)
            guard let silent = silentState(of: view, key.owner, certain) else {
                return reads.areNone && redrawsItself(key, family, view)
            }
            return !silent.shown.isEmpty || !silent.contents.isEmpty || silent.unplaced != nil
                || !silent.others.allSatisfy { $0.classes.isSubset(of: classes) }
        }
    }

    /// True where the body reads none of the object's properties, and nobody else gets the object from it.
    var readsAndHandsOnNothing: Bool {
        guard let (key, view) = observation else { return false }
        var places = ReadPlaces(view: view, context)
        guard !ViewUses(of: key.name, &places).list.contains(where: \.node.isHandedOn) else { return false }
        return reference.types.allSatisfy { reads(key, $0, semantics.family(of: $0), &places).areNone }
    }

    /// The property of a view, an app or of commands, where its classes are known.
    var observation: (key: PropertyKey, view: SyntaxNode)? {
        guard let key = reference.property, reference.isCertain, !reference.types.isEmpty,
            let view = reference.node.enclosingDeclaration, view.kind != .extensionDeclaration
        else { return nil }
        switch WrapperOwner(key.owner, context.project).kind {
        case .view, .app, .commands: return (key, view)
        default: return nil
        }
    }

    // MARK: What the view shows besides

    /// What a view shows and no object that it follows publishes.
    struct SilentState {
        /// Places of the view that ask for it.
        let shown: [CertainReads.Shown]
        /// The first such place of each closure that another view keeps.
        let contents: [SyntaxNode]
        /// A place in what the body is handed, which stands elsewhere, or where the view has no place for it.
        let unplaced: SyntaxNode?
        /// The legacy classes that the view does not follow and of which it shows objects.
        let others: [Objects]

        struct Objects {
            let classes: Set<TypeID>
            /// Nil for what the view is handed.
            let place: CertainReads.Shown?
        }
    }

    /// Nil where the body asks for nothing.
    func silentState(of view: SyntaxNode, _ type: TypeID, _ certain: CertainReads) -> SilentState? {
        if let renderer = semantics.rendererHeard(showing: type) {
            return SilentState(shown: [], contents: [], unplaced: renderer, others: [])
        }
        let asked = semantics.outsideReads.answer(ofBodyOf: type, in: view, context.analysis)
        guard asked.asks || !asked.objects.isEmpty else { return nil }
        let (shown, objects, besides) = certain.shown()
        let handed = semantics.outsideReads.answer(ofClosuresOf: type, among: besides.closures)
        let unplaced = handed.objects.union(asked.objects.subtracting(besides.objects))
        let followed = semantics.classesFollowed(by: type)
        let others =
            objects.map { SilentState.Objects(classes: $0.classes.subtracting(followed), place: $0.place) }
            + [SilentState.Objects(classes: unplaced.subtracting(followed), place: nil)]
        return SilentState(
            shown: shown, contents: besides.contents, unplaced: handed.place ?? (shown.isEmpty ? asked.place : nil),
            others: others.filter { !$0.classes.isEmpty })
    }

    // MARK: What the view reads of the object

    /// The properties that a view reads, plain ones too.
    struct Reads {
        /// By the places that name the object.
        var names: [SyntaxNode: Set<NameID>] = [:]
        /// False where other properties may be read as well.
        var isComplete = true

        /// True where no property is read, for certain.
        var areNone: Bool { isComplete && names.isEmpty }
    }

    /// False where certainly nothing gets lost: a first look, by names.
    private func mayLose(_ type: TypeID, _ family: Set<TypeID>, reading read: Set<NameID>) -> Bool {
        let published = published(family)
        if published.subtracting(read).contains(where: { semantics.laterChanges.mayChange($0, of: family) }) {
            return true
        }
        let assignments = assignments(type, family, reading: read, countsBindings: true)
        return published.intersection(read).contains { assignments.mayBeEqual($0) }
    }

    /// What gets lost where the body reads certain properties; nil for nothing.
    private func loss(
        _ type: TypeID, _ family: Set<TypeID>, reading read: Set<NameID>, countsBindings: Bool = false
    ) -> Loss? {
        let published = published(family)
        let announcing = announcing(type, family, reading: read)
        var missed = published.subtracting(read).filter { name in
            semantics.laterChanges.mayChange(name, of: family) && !announcing.isAnnouncedTogether(name)
        }
        if !missed.isEmpty, !read.isSubset(of: published) {
            let tracked = family.reduce(into: published) { $0.formUnion(semantics.trackedProperties(of: $1).names) }
            let all = self.assignments(type, family, reading: read, of: tracked)
            missed = missed.filter { !all.isAnnouncedTogether($0) }
        }
        if !missed.isEmpty { return Loss(behavior: .piggyBack, missed: missed) }
        let assignments = assignments(type, family, reading: read, countsBindings: countsBindings)
        let isRefreshed = published.intersection(read).contains { assignments.mayBeEqual($0) }
        return isRefreshed ? Loss(behavior: .sameValueRefresh) : nil
    }

    /// The properties that may be set to what they hold, without any of those that the body certainly reads being
    /// changed besides; others are only set with one of them.
    private func equalValues(
        _ type: TypeID, _ family: Set<TypeID>, of all: Reads, reading read: Set<NameID>, countsBindings: Bool
    ) -> Set<NameID> {
        let assignments = assignments(type, family, reading: read, countsBindings: countsBindings)
        return published(family).intersection(all.names.values.joined()).filter { assignments.mayBeEqual($0) }
    }

    /// - Parameter told: the properties that count; nil for the published ones.
    private func assignments(
        _ type: TypeID, _ family: Set<TypeID>, reading read: Set<NameID>, of told: Set<NameID>? = nil,
        announcing announced: Set<NameID> = [], countsBindings: Bool = false
    ) -> EqualAssignments {
        EqualAssignments(
            context: context, type: type, family: family, read: read.intersection(told ?? published(family)),
            setByCopies: semantics.propertiesSetByCopies(ofFamily: family), announced: announced,
            countsBindings: countsBindings)
    }

    /// What the view loses by equal values of what it reads is told by itself: here they count as announced.
    private func announcing(_ type: TypeID, _ family: Set<TypeID>, reading read: Set<NameID>) -> EqualAssignments {
        assignments(type, family, reading: read, announcing: published(family))
    }

    private func published(_ family: Set<TypeID>) -> Set<NameID> {
        family.reduce(into: []) { $0.formUnion(semantics.classCode(of: $1).published) }
    }

    /// - Parameter countsGetters: true to count what gives back only what stands elsewhere, and could tell that it is
    ///   read.
    func reads(
        _ key: PropertyKey, _ type: TypeID, _ family: Set<TypeID>, _ places: inout ReadPlaces,
        countsGetters: Bool = false
    ) -> Reads {
        let uses = ViewUses(of: key.name, &places)
        let object = ObjectReads(context: context, type: type, view: key.owner)
        var result = Reads(isComplete: uses.isComplete)
        for use in uses.list where !use.node.isHandedOn {
            guard !isOther(use.node, places.parts),
                let names = names(readBy: use, type, family, object, countsGetters)
            else {
                result.isComplete = false
                continue
            }
            if !names.isEmpty { result.names[use.node] = names }
        }
        return result
    }

    /// True for a local of the same name, unless it is a parameter of the object's type, by which the view hands it to
    /// its own helper.
    ///
    /// - Parameter passed: the helpers on the way here, which hand on what they got where they call one another.
    private func isOther(
        _ node: SyntaxNode, _ parts: [ReadPlaces.Part], _ passed: Set<SyntaxNode> = []
    ) -> Bool {
        guard node.kind == .identifierExpression, !node.isProjection, let local = LocalName(node.name, at: node)
        else { return false }
        guard local.declaration.kind == .parameter, let type = local.annotation?.text,
            reference.types.contains(where: { context.index.text(context.index.types[$0].name) == type }),
            let helper = local.declaration.parent?.parent, helper.kind == .functionDeclaration,
            let number = helper.parameters.firstIndex(of: local.declaration)
        else { return true }
        if passed.contains(helper) { return false }
        return parts.contains { part in
            part.context.code.nodes(named: helper.name, in: part.declaration).contains { use in
                guard use.kind == .identifierExpression || use.kind == .memberComponent else { return false }
                guard let call = use.nextSibling, call.kind == .callComponent else { return true }
                let arguments = CallArguments(call).list
                guard arguments.count == helper.parameters.count else { return true }
                let object = arguments[number].value
                guard let name = object.lastNamed, name.isOwnName(node.name) else { return true }
                return isOther(name, parts, passed.union([helper]))
            }
        }
    }

    /// Nil where that can't be told.
    private func names(
        readBy use: ViewUses.Use, _ type: TypeID, _ family: Set<TypeID>, _ object: ObjectReads, _ countsGetters: Bool
    ) -> Set<NameID>? {
        guard let member = use.node.nextSibling, member.kind == .memberComponent else { return nil }
        if member.anchorToken.kind == .dollarIdentifier {
            // `onReceive` reads nothing, but for the `onChange` that stands in for it.
            let property = PropertyKey(owner: type, name: member.name)
            let isRead =
                ViewReception.mayReceive(member, context.index) && ViewReception(member, property, use.context) != nil
            return isRead ? [member.name] : []
        }
        guard context.index.types[type].superclass == nil else {
            return family.contains { semantics.classCode(of: $0).published.contains(member.name) } ? [member.name] : nil
        }
        if !countsGetters, case .nothing = object.outcome(of: member), !announcesChanges(member, type, object.code) {
            return []
        }
        return propertiesRead(by: member, type, object.code)
    }

    /// A property itself, or what a getter or a method of its own object reads each time.
    private func propertiesRead(
        by member: SyntaxNode, _ type: TypeID, _ code: ClassCode, within running: Set<NameID> = []
    ) -> Set<NameID> {
        guard !running.contains(member.name) else { return [] }
        let bodies = code.bodies(of: member)
        let found = bodies.compactMap { body -> Set<NameID>? in
            var callsOverload = false
            let names = CertainCode(closures: semantics.certainClosures, place: nil) { part in
                guard isOwnMember(part), isStored(part.name, type) || !code.bodies(of: part).isEmpty
                else { return [] }
                if part.name == member.name, part.nextSibling?.kind == .callComponent {
                    callsOverload = bodies.count > 1
                }
                return propertiesRead(by: part, type, code, within: running.union([member.name]))
            }.names(in: body.node)
            // It reads what the other one does.
            return callsOverload ? nil : names
        }
        // What it reads besides is tracked as well.
        return found.dropFirst().reduce(found.first ?? []) { $0.intersection($1) }.union([member.name])
    }

    /// `name`, `self.name`, and `name` of `if let name`, where no local hides it.
    private func isOwnMember(_ part: SyntaxNode) -> Bool {
        if part.kind == .memberComponent { return part.isOfSelf }
        return (part.kind == .identifierExpression || part.isShorthandBinding) && LocalName(meantBy: part) == nil
    }

    private func isStored(_ name: NameID, _ type: TypeID) -> Bool {
        context.index.members(named: name, of: type).contains { context.index.fact($0).isStored }
    }

    private func announcesChanges(_ member: SyntaxNode, _ type: TypeID, _ code: ClassCode) -> Bool {
        if semantics.gettersAnnouncedByHand(of: type).contains(member.name) { return true }
        return code.bodies(of: member).contains {
            OutsideReads.announcesChanges($0.node, semantics.code(of: $0.analysis))
        }
    }
}

extension Semantics {
    /// True where a view that follows a class shows more than that and objects of some other classes tell it.
    func followersShowMore(than classes: Set<TypeID>, of parent: TypeID) -> Bool {
        LostRedraws.following(family(of: parent), self).contains { $0.showsMore(than: classes) }
    }
}
