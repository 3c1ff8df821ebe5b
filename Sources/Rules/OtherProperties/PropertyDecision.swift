import RuleContract
import Semantics
import SymbolIndex
import Syntax

/// What becomes of one stored property that is not `@Published`.
enum PropertyDecision {
    /// The macro tracks it as it stands.
    case tracked
    /// `@ObservationIgnored`, with the behavior that may change and what it is about.
    case ignored(behavior: BehaviorCode?, reason: String)
    /// The macro tracks it, and its observers set the macro's storage at these places, so that they don't run again.
    case corrected([SyntaxNode])
    /// Two properties, of which one is tracked.
    case split(TrackedWrapper)
}

/// Decides for the properties of one class (catalogue 34–39, 50, 162; DECISIONS: cancellables, lazy, wrappers).
struct PropertyDecider {
    let context: FileSemantics
    let declaration: SyntaxNode
    let type: TypeID
    let properties: [StoredProperty]
    private let reading: PropertyReading
    /// Stored properties are known by their files and nodes.
    private static let question = SharedQuestion<Int, PropertyDecision>()

    init(context: FileSemantics, declaration: SyntaxNode, type: TypeID) {
        self.context = context
        self.declaration = declaration
        self.type = type
        properties = context.storedProperties(of: declaration)
        reading = PropertyReading(context: context, declaration: declaration, type: type)
    }

    private var index: ProjectIndex { context.index }

    func decide(_ property: StoredProperty) -> PropertyDecision {
        let key = context.analysis.file << 32 | Int(property.pattern.index)
        return context.semantics.answers.answer(PropertyDecider.question, key) { newDecision(on: property) }
    }

    /// True where nothing keeps the macro from tracking a property, if it is a variable.
    func mayBeTracked(_ property: StoredProperty) -> Bool { !isNoncopyable(property) && hazard(property) == nil }

    private func newDecision(on property: StoredProperty) -> PropertyDecision {
        if context.semantics.models.isObservable(type) { return decisionOfAuthor(on: property) }
        guard property.pattern.kind == .identifierPattern, !property.isLet, !property.isPublished,
            !property.has(attribute: .ObservationIgnored)
        else { return .tracked }
        let text = index.text(property.name)
        if property.has(.override), context.project.isObservingOverride(of: property.name, in: type) {
            return .ignored(behavior: .overrideObserved, reason: "\(text) observes a property of the superclass")
        }
        if property.isLazy {
            let mayBeStale =
                isObserved && !isToken(property) && reading.isChangedLater(property)
                && reading.mayBeReadByViews(property)
            return .ignored(behavior: mayBeStale ? .ignoredButRead : nil, reason: "\(text) is lazy")
        }
        if let wrapper = property.wrappers(in: index).first {
            guard context.forwardedObject(behind: wrapper) != nil else { return decideWrapper(property, wrapper) }
            return hazard(property) ?? .tracked
        }
        if isNoncopyable(property) { return .ignored(behavior: nil, reason: "\(text) can't be copied") }
        // 52: the compiler warns of it on what the macro makes of the property, which would tell views of changes off
        // the main actor.
        if Modifiers(property.declaration).isNonisolated {
            return .ignored(
                behavior: shown(.ignoredButRead, property), reason: "\(text) is shared by actors without protection")
        }
        if let hazard = hazard(property) { return hazard }
        if isToken(property) || isSubscription(property), !reading.mayBeReadByViews(property) {
            return .ignored(behavior: nil, reason: "\(text) holds a subscription, a task or a timer")
        }
        guard context.options.tracksOtherProperties(inFile: index.files[context.analysis.file].path) else {
            return ignoredOnRequest(property)
        }
        if let sibling = ignoredSibling(of: property) {
            return .ignored(
                behavior: nil,
                reason: "\(text) is ignored like \(index.text(sibling.name)), because no view reads either")
        }
        if isReadAndSetByMaking(property) {
            // Who reads it is not asked: views that follow another object may show it.
            let reason = "\(text) is read and set while the object is made, which a view update may do"
            return .ignored(behavior: .ignoredButRead, reason: reason)
        }
        return .tracked
    }

    /// In a class that is `@Observable` already, whose superclass announced changes: what is ignored was seen along
    /// with these.
    private func decisionOfAuthor(on property: StoredProperty) -> PropertyDecision {
        guard property.has(attribute: .ObservationIgnored), !property.isLet, !property.isPublished else {
            return .tracked
        }
        let reason = "\(index.text(property.name)) is already ignored"
        let wrapper = property.wrappers(in: index).first
        let mayBeSeen =
            isObserved
            && (reading.mayBeReadByViews(property) || wrapper.map { drivesViews(index.text($0.name)) } ?? false)
        if wrapper != nil { return .ignored(behavior: mayBeSeen ? .wrapperUpdates : nil, reason: reason) }
        return .ignored(behavior: shown(.ignoredButRead, property), reason: reason)
    }

    /// A private property beside this one that looks the same and is ignored for a reason that is not to be seen at its
    /// declaration: a reader would ask why only one of them is. No view reads either, so that both forms are right.
    private func ignoredSibling(of property: StoredProperty) -> StoredProperty? {
        guard property.access == .private, !property.hasObservers else { return nil }
        let siblings = properties.filter {
            $0.access == .private && !$0.isLet && !$0.isLazy && $0.attributes.isEmpty && property.looksLike($0, index)
        }
        let found = siblings.first { sibling in
            if sibling.pattern != property.pattern, case .ignored = hazard(sibling) { return true }
            return false
        }
        return found.flatMap { _ in reading.mayBeReadByViews(property) } == false ? found : nil
    }

    /// 35: a view that reads the property was updated whenever something `@Published` changed along with it.
    private func ignoredOnRequest(_ property: StoredProperty) -> PropertyDecision {
        .ignored(behavior: shown(.ignoredButRead, property), reason: "\(index.text(property.name)) was not @Published")
    }

    private func decideWrapper(_ property: StoredProperty, _ wrapper: SyntaxNode) -> PropertyDecision {
        let name = index.text(wrapper.name)
        // 110: in a class these announce nothing.
        if LegacyWrapper(wrapper.name) != nil || name == "State" || name == "Environment" {
            return .ignored(behavior: nil, reason: "\(index.text(property.name)) has @\(name)")
        }
        let reason = "\(index.text(property.name)) has @\(name)"
        let isPublished = context.semantics.publishesThroughObject(wrapper: wrapper.name)
        let isRead = reading.mayBeReadByViews(property)
        // What no view reads updated what else they show.
        let isSeen = isRead || isPublished && context.semantics.isFollowedBesideSilentState(type)
        // Views that follow another object show what this one is told as well.
        guard isObserved || isPublished && isRead, isSeen else { return .ignored(behavior: nil, reason: reason) }
        if isInjectedOnce(property, by: wrapper) {
            return .ignored(behavior: reading.isChangedLater(property) ? .ignoredButRead : nil, reason: reason)
        }
        if isRead, !reading.isUsedBeforeInitialized(property, among: properties),
            let tracked = TrackedWrapper(property, behind: wrapper, of: type, context)
        {
            return .split(tracked)
        }
        return .ignored(behavior: .wrapperUpdates, reason: reason)
    }

    /// `@Injected(\.session)` of a library, of which only code that sets the property could give it another value.
    private func isInjectedOnce(_ property: StoredProperty, by wrapper: SyntaxNode) -> Bool {
        let access = index.enclosingTypes(of: type).map { index.types[$0].access }.reduce(property.access, min)
        guard access <= .fileprivate,
            ContainerFactories(context.semantics).inject(wrapper, file: context.analysis.file)
        else { return false }
        let root = context.tree.root
        return !context.namesProjectionOrStorage(of: property.name, in: root)
            && !context.code.contains(property.name, in: root) { $0.isInKeyPath }
    }

    private func drivesViews(_ wrapper: String) -> Bool { WrapperCatalogue.traits(of: wrapper).contains(.drivesViews) }

    private func hazard(_ property: StoredProperty) -> PropertyDecision? {
        let text = index.text(property.name)
        let reason: String
        if let obstacle = StorageObstacle(property, of: type, context, reading) {
            reason = obstacle.reason
        } else if reading.isReadBeforeInitialized(property, among: properties) {
            reason = "\(text) is read before the object is initialized"
        } else if property.hasObservers, reading.assignsItselfInObservers(property) {
            if let places = reading.placesOfCorrection(property, among: properties), isObserved,
                reading.mayBeReadByViews(property)
            {
                return .corrected(places)
            }
            reason = "the observer of \(text) sets \(text)"
        } else if property.hasObservers, reading.isAssignedInInitializer(property, among: properties) {
            reason = "\(text) has observers and is set in init"
        } else if let write = reading.writeDuringUpdates(of: property) {
            reason = "\(text) may be set during a view update" + context.path(of: [write])
        } else if isObserved, let write = reading.writeInAnswerToUpdates(of: property) {
            reason = "\(text) may be set in response to an update that it causes" + context.path(of: [write])
        } else if isReadWhileMade(property) {
            reason = "\(text) is read while the object is made, which a view update may do"
        } else if reading.isMentionedInNonisolatedInitializer(property) {
            reason = "\(text) is set in a nonisolated initializer"
        } else if reading.isMentionedInDeinit(property) {
            reason = "\(text) is used in deinit"
            if !index.isolation(of: type).mayBeActor, reading.mayBeReadByViews(property) { return nil }
        } else {
            return nil
        }
        return .ignored(behavior: shown(.ignoredButRead, property), reason: reason)
    }

    /// `isLoading` of `guard !isLoading` in what an initializer calls: once tracked, the update that makes the object
    /// would follow it (catalogue 221). No view reads it.
    private func isReadWhileMade(_ property: StoredProperty) -> Bool {
        guard property.access == .private, !property.isLet, !property.isPublished, !reading.mayBeReadByViews(property),
            isNamedInCalledMethodsOnly(property), isMadeByViews
        else { return false }
        return context.semantics.isReadWhileMade(property.name, of: type)
    }

    /// The same where the class could not move otherwise, whoever reads the property: it never announced anything.
    private func isReadAndSetByMaking(_ property: StoredProperty) -> Bool {
        !property.isLet && !property.isPublished && context.semantics.isReadAndSetByMaking(property.name, of: type)
    }

    /// False where a key path, a stored closure or a method that is handed on may give the value to others.
    private func isNamedInCalledMethodsOnly(_ property: StoredProperty) -> Bool {
        let root = context.tree.root
        return context.code.nodes(named: property.name, in: root).allSatisfy { node in
            guard node != property.pattern, node.kind == .identifierExpression || node.kind == .memberComponent else {
                return node == property.pattern || node.isShorthandBinding
            }
            let member = node.ancestor { $0.parent?.kind == .memberBlock }
            let isInClosure = node.ancestor { $0 == member || $0.kind == .closureExpression } != member
            if isInClosure, !node.isAssignedWhole { return false }
            switch member?.kind {
            case .initializerDeclaration, .deinitializerDeclaration: return node.parent?.kind != .keyPathExpression
            case .functionDeclaration:
                let isHanded = context.code.contains(member?.name ?? 0, in: root) { use in
                    (use.kind == .identifierExpression || use.kind == .memberComponent) && !use.isCalled
                }
                return !isHanded && node.parent?.kind != .keyPathExpression
            case .variableDeclaration: return node.ancestor { $0.kind == .accessor }?.isSetter ?? false
            default: return false
            }
        }
    }

    /// True where some view names an initializer of the class.
    private var isMadeByViews: Bool {
        let semantics = context.semantics
        let name = index.types[type].name
        return semantics.analyses(mentioning: name).contains { analysis in
            semantics.code(of: analysis).nodes(named: name, in: semantics.tree(of: analysis).root).contains { node in
                guard node.nextSibling?.kind == .callComponent, let owner = analysis.enclosingType(of: node) else {
                    return false
                }
                return semantics.models.isView(owner)
            }
        }
    }

    /// The behavior where views that follow the class may read the property; what always holds its first value is as
    /// good as a `let`.
    private func shown(_ behavior: BehaviorCode?, _ property: StoredProperty) -> BehaviorCode? {
        guard isObserved, reading.mayBeReadByViews(property) else { return nil }
        return behavior == .ignoredButRead && reading.holdsFirstValue(property) ? nil : behavior
    }

    /// Observers of a property that announced nothing set, within `withAnimation`, what did. Once tracked, a view that
    /// reads both is told of the first change outside of the animation; and where no view reads what they set, nothing
    /// else that changes meanwhile is animated with it any more (catalogue 38, 116).
    func losesAnimation(_ property: StoredProperty) -> Bool {
        guard !property.isLet, !property.isPublished, property.hasObservers,
            let block = property.binding.child(.accessorBlock), isObserved
        else { return false }
        let animated = properties.filter { $0.isPublished && isAnimated($0, in: block) }
        guard !animated.isEmpty else { return false }
        return reading.mayBeReadByViews(property) || animated.contains { !reading.mayBeReadByViews($0) }
    }

    private func isAnimated(_ published: StoredProperty, in block: SyntaxNode) -> Bool {
        block.contains { node in
            guard node.kind == .identifierExpression, context.tree.text(node.anchor) == "withAnimation" else {
                return false
            }
            return node.parent?.contains { part in
                part.kind == .assignmentOperator && part.parent?.firstChild?.lastName == published.name
            } ?? false
        }
    }

    private var isObserved: Bool { context.semantics.mayBeFollowed(type) }

    /// The classes that a property behind `@ObservedObject` holds: once they move, the wrapper goes and the property is
    /// a plain one.
    ///
    /// `@StateObject`, `@EnvironmentObject` and a projection leave `@State`, `@Environment` and `@Bindable`, which the
    /// macro can't have beside it (catalogue 110).
    func typesBehindObservedObject(_ property: StoredProperty) -> [TypeID] {
        guard property.has(attribute: .ObservedObject),
            !context.namesProjectionOrStorage(of: property.name, in: context.tree.root)
        else { return [] }
        return context.project.table.wrapperProperties[PropertyKey(owner: type, name: property.name)]?.types ?? []
    }

    /// A wrapper that drives views, or one from outside that may, where a view binds to the property, or takes the
    /// binding that the wrapper gives: its controls would no longer follow their own changes (catalogue 34).
    func boundWrapper(_ property: StoredProperty) -> SyntaxNode? {
        let bound = context.project.table.hazards.boundNames
        let family = context.semantics.family(of: type)
        guard isObserved, bound.contains(property.name, of: family) || givesBinding(property, family)
        else { return nil }
        return property.wrappers(in: index).first { wrapper in
            drivesViews(index.text(wrapper.name)) || isFromOutside(wrapper) && bound.holds(property.name, of: family)
        }
    }

    /// `settings.$isDark` of `@AppStorage var isDark`
    private func givesBinding(_ property: StoredProperty, _ family: Set<TypeID>) -> Bool {
        let members = context.semantics.members
        guard property.wrappers(in: index).contains(where: { drivesViews(index.text($0.name)) }),
            let found = members.firstMember(named: property.name, in: type),
            case .binding = members.projectedType(of: found)
        else { return false }
        return context.semantics.mayBeProjected(property.name, of: family, isByOthers: true)
    }

    /// A wrapper from outside that is named for `@Published`: as that it reaches for the object around it, which must
    /// be an `ObservableObject` then, and does not compile in another class.
    func publishingWrapper(_ property: StoredProperty) -> SyntaxNode? {
        guard !property.isPublished else { return nil }
        return property.wrappers(in: index).first { isFromOutside($0) && index.text($0.name).contains("Published") }
    }

    private func isFromOutside(_ wrapper: SyntaxNode) -> Bool {
        LegacyWrapper(wrapper.name) == nil && context.semantics.types(ofAnyPlaceNamed: wrapper.name).isEmpty
            && !["State", "Environment"].contains(index.text(wrapper.name))
    }

    // MARK: Types

    private func resolvedType(_ property: StoredProperty) -> ResolvedType {
        context.semantics.members.type(ofProperty: property.name, in: type, isImplicitSelf: false)
    }

    /// What the property holds, behind optionals and collections, by its name.
    private func heldName(_ property: StoredProperty) -> NameID? {
        var type = resolvedType(property).unwrapped
        if case .array(let element) = type { type = element.unwrapped }
        if case .dictionary(_, let value) = type { type = value.unwrapped }
        if case .constrained(let parts) = type, let first = parts.first { type = first }
        guard case .external(let name, _) = type else { return nil }
        return name
    }

    /// Cancellables and observation tokens.
    private func isToken(_ property: StoredProperty) -> Bool {
        guard let name = heldName(property) else { return false }
        switch KnownName(rawValue: name) {
        case .AnyCancellable, .Cancellable, .NSObjectProtocol: return true
        default: return index.text(name) == "NSKeyValueObservation"
        }
    }

    /// Tasks and timers, of which a view may ask whether there is one.
    private func isSubscription(_ property: StoredProperty) -> Bool {
        guard let name = heldName(property) else { return false }
        switch KnownName(rawValue: name) {
        case .Task, .Timer, .DispatchWorkItem: return true
        default: return index.text(name) == "DispatchSourceTimer"
        }
    }

    /// 50
    private func isNoncopyable(_ property: StoredProperty) -> Bool {
        guard let id = resolvedType(property).typeID else { return false }
        return index.types[id].externalInherited.contains(KnownName.Copyable.id)
    }
}
