import Semantics
import SymbolIndex
import Syntax

/// The views that follow objects of a class: what must be announced by hand so that each of them is updated as all were by `objectWillChange`
/// (catalogue 47).
struct FollowingViews {
    /// What a view reads of an object whenever it shows something that nobody announces: to announce one of them updates the view.
    private(set) var reads: [Set<NameID>] = []
    /// What views read each time that they are updated, whether or not they need it.
    private(set) var allReads: Set<NameID> = []

    /// Nil where something follows an object of which that can't be told.
    fileprivate init?(_ type: TypeID, _ semantics: Semantics) {
        let family = semantics.family(of: type)
        let mayShowUntracked = FollowingViews.hasUntrackedState(type, semantics)
        for analysis in semantics.project.analyses {
            for reference in analysis.references {
                guard case .wrapperProperty = reference.kind, !family.isDisjoint(with: reference.types) else { continue }
                let redraws = LostRedraws(context: semantics.context(of: analysis), reference: reference)
                guard let found = redraws.readsBesideSilentState else { return nil }
                allReads.formUnion(found.always)
                reads += found.beside + (mayShowUntracked ? [found.always] : [])
            }
        }
        if reads.contains(where: \.isEmpty) { return nil }
    }

    /// True where a view may read a variable of the class that announces nothing once the class has moved, or not each new value.
    private static func hasUntrackedState(_ type: TypeID, _ semantics: Semantics) -> Bool {
        let tracked = semantics.trackedProperties(of: type).names
        return semantics.parts(of: type).contains { declaration, analysis in
            guard declaration.kind == .classDeclaration else { return false }
            let context = semantics.context(of: analysis)
            let reading = PropertyReading(context: context, declaration: declaration, type: type)
            return context.storedProperties(of: declaration).contains { property in
                !property.isLet && !tracked.contains(property.name) && reading.mayBeReadByViews(property)
            }
        }
    }

}

private let followingViewsQuestion = Question<TypeID, FollowingViews?>()

extension Semantics {
    /// The views that follow objects of a class; nil where something follows them of which it can't be told what it shows.
    func followingViews(of type: TypeID) -> FollowingViews? {
        answers.answer(followingViewsQuestion, type) { FollowingViews(type, self) }
    }
}

extension LostRedraws {
    /// What the view reads of the object each time that it is updated, and what it reads whenever it shows a place that no object publishes; nil where
    /// that can't be told.
    fileprivate var readsBesideSilentState: (always: Set<NameID>, beside: [Set<NameID>])? {
        guard let (key, type, view) = observation else { return nil }
        var places = ReadPlaces(view: view, context)
        let reads = self.reads(key, type, context.semantics.family(of: type), &places, countsGetters: true)
        let certain = CertainReads(context.semantics, parts: places.parts, reads: reads.names)
        let asked = context.semantics.outsideReads.answer(ofBodyOf: key.owner, in: view, context.analysis)
        guard asked.asks || !asked.objects.isEmpty else { return (certain.names, []) }
        let (shown, besides) = certain.shown()
        let handed = context.semantics.outsideReads.answer(ofClosuresOf: key.owner, among: besides.closures)
        var beside = shown.map { certain.names(showing: $0) } + besides.contents.map { certain.names(reaching: $0) }
        let objects = besides.objects.union(handed.objects).union(asked.objects)
        let others = objects.subtracting(context.semantics.classesFollowed(by: key.owner))
        let isUnplaced = handed.place != nil || shown.isEmpty && asked.place != nil
        if isUnplaced || !others.isEmpty { beside.append(certain.names) }
        return (certain.names, beside)
    }
}
