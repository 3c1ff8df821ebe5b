import Semantics
import SymbolIndex
import Syntax

/// The views that follow objects of a class: what must be announced by hand so that each of them is updated as all
/// were by `objectWillChange` (catalogue 47).
struct FollowingViews {
    /// What a view reads of an object whenever it shows something that nobody announces: to announce one of them
    /// updates the view.
    private(set) var reads: [Set<NameID>] = []
    /// What each view reads each time that it is updated, whether or not it needs it.
    private(set) var certainReads: [Set<NameID>] = []

    /// True where one shows what does not come through the object, and misses updates of that.
    private(set) var showMore = false
    /// True where one shows anything that nobody announces.
    private(set) var showSilentState = false

    var allReads: Set<NameID> { certainReads.reduce(into: []) { $0.formUnion($1) } }

    /// Nil where something follows an object of which that can't be told.
    fileprivate init?(_ type: TypeID, _ semantics: Semantics) {
        let family = semantics.family(of: type)
        let mayShowUntracked = FollowingViews.hasUntrackedState(type, semantics)
        for analysis in semantics.project.analyses {
            for reference in analysis.references {
                guard case .wrapperProperty = reference.kind, !family.isDisjoint(with: reference.types)
                else { continue }
                let redraws = LostRedraws(context: semantics.context(of: analysis), reference: reference)
                if let owner = reference.property?.owner, FollowingViews.isNeverUpdated(owner, semantics) { continue }
                for followed in reference.types where family.contains(followed) {
                    guard let found = redraws.readsBesideSilentState(of: followed, mayShowUntracked),
                        !found.beside.contains(where: \.isEmpty)
                    else { return nil }
                    certainReads.append(found.always)
                    reads += found.beside
                    showMore = showMore || found.showsMore
                    showSilentState = showSilentState || found.showsSilentState
                }
            }
        }
    }

    /// True for what no change of an object that it holds updates: a class, and what shows a view of another library
    /// and has nothing to do then.
    private static func isNeverUpdated(_ owner: TypeID, _ semantics: Semantics) -> Bool {
        switch WrapperOwner(owner, semantics.project).kind {
        case .isolatedObject, .other: return semantics.index.types[owner].kind == .class
        case .representable: return semantics.isNeverUpdated(representable: owner)
        default: return false
        }
    }

    /// True where a view may read a variable of the class that announces nothing once the class has moved, or not each
    /// new value.
    private static func hasUntrackedState(_ type: TypeID, _ semantics: Semantics) -> Bool {
        let tracked = semantics.trackedProperties(of: type).names
        return semantics.storedProperties(ofClass: type).contains { property, reading in
            !property.isLet && !tracked.contains(property.name) && reading.mayBeReadByViews(property)
        }
    }
}

private let followingViewsQuestion = SharedQuestion<TypeID, FollowingViews?>()
private let besideSilentStateQuestion = SharedQuestion<TypeID, Bool>()

extension Semantics {
    /// The views that follow objects of a class; nil where something follows them of which it can't be told what it
    /// shows.
    func followingViews(of type: TypeID) -> FollowingViews? {
        answers.answer(followingViewsQuestion, type) { FollowingViews(type, self) }
    }

    /// True where the body of a view that follows the class asks for what nothing announces, or shows objects that the
    /// view does not follow.
    func isFollowedBesideSilentState(_ type: TypeID) -> Bool {
        let family = family(of: type)
        return answers.answer(besideSilentStateQuestion, type) {
            LostRedraws.following(family, self).contains { redraws in
                guard let owner = redraws.reference.property?.owner,
                    let view = redraws.reference.node.enclosingDeclaration
                else { return true }
                let asked = outsideReads.answer(ofBodyOf: owner, in: view, redraws.context.analysis)
                return asked.asks || !asked.objects.isSubset(of: classesFollowed(by: owner))
            }
        }
    }

    /// True where an announcement that goes may have updated a view with what nothing announces, or was passed on.
    func mayMissSends(of type: TypeID) -> Bool {
        if ChangeSubscribers.mayBeTold(of: type, self) { return true }
        guard isFollowed(type) else { return false }
        return followingViews(of: type)?.showSilentState ?? true
    }
}

extension LostRedraws {
    /// What the view reads of the object each time that it is updated, and what it reads whenever it shows a place
    /// that no object publishes; nil where that can't be told.
    ///
    /// - Parameter mayShowUntracked: true where the object may hold what announces nothing.
    fileprivate func readsBesideSilentState(
        of type: TypeID, _ mayShowUntracked: Bool
    ) -> (always: Set<NameID>, beside: [Set<NameID>], showsMore: Bool, showsSilentState: Bool)? {
        guard let (key, view) = observation else { return nil }
        var places = ReadPlaces(view: view, context)
        let reads = self.reads(key, type, context.semantics.family(of: type), &places, countsGetters: true)
        let certain = CertainReads(context.semantics, parts: places.parts, reads: reads.names)
        var beside = mayShowUntracked ? [certain.names] : []
        if let silent = silentState(of: view, key.owner, certain) {
            beside += silent.shown.map { certain.names(showing: $0) }
            beside += silent.contents.map { certain.names(reaching: $0) }
            if silent.unplaced != nil || !silent.others.isEmpty { beside.append(certain.names) }
        }
        let isSilent = !beside.isEmpty
        guard beside.contains(where: \.isEmpty), reads.isComplete else {
            return (certain.names, beside, false, isSilent)
        }
        // What does not come through the object was updated by chance.
        let untracked = reads.names.filter { _, names in !isTracked(names, of: type) }
        if untracked.isEmpty { return (certain.names, [], false, isSilent) }
        let object = ObjectReads(context: context, type: type, view: key.owner)
        var reach = BodyReach(places, object)
        for (node, names) in untracked {
            // A condition that nobody announces may have stopped the view before it.
            guard case .always = reach.outcome(before: node) else { return (certain.names, beside, false, isSilent) }
            beside.append(names)
        }
        return (certain.names, beside.filter { !$0.isEmpty }, true, isSilent)
    }

    private func isTracked(_ names: Set<NameID>, of type: TypeID) -> Bool {
        let tracked = context.semantics.trackedProperties(of: type).names
        return ReachableState(of: type, tracked: tracked, context.semantics).isTracked(through: names)
    }
}
