/// Why a type stays as it is, heaviest reason first.
///
/// The text of every reason and its advice live here and nowhere else; a diagnostic adds the place that causes it.
public enum Refusal: String, CaseIterable, Sendable, Comparable {
    case unparsableFile = "unparsable-file"
    case editConflict = "edit-conflict"
    case unresolvedExpression = "unresolved-expression"
    case uncertainType = "uncertain-type"
    case deploymentTarget = "deployment-target"
    case publisherProjection = "publisher-projection"
    case objectWillChange = "object-will-change"
    case customPublisher = "custom-publisher"
    case publishedStorage = "published-storage"
    case protocolRefinement = "protocol-refinement"
    case typealiasComposition = "typealias-composition"
    case genericConstraint = "generic-constraint"
    case focusedObject = "focused-object"
    case existential = "existential"
    case conditionalConformance = "conditional-conformance"
    case legacyProtocol = "legacy-protocol"
    case localClass = "local-class"
    case actor = "actor"
    case mixedChain = "mixed-chain"
    case publishedSuperclass = "published-superclass"
    case existingMacro = "existing-macro"
    case unknownAttribute = "unknown-attribute"
    case publicAPI = "public-api"
    case usedElsewhere = "used-elsewhere"
    case usedByRepository = "used-by-repository"
    case openProperty = "open-property"
    case overriddenProperty = "overridden-property"
    case backtickedName = "backticked-name"
    case opaqueProperty = "opaque-property"
    case tuplePattern = "tuple-pattern"
    case isolatedProperty = "nonisolated-property"
    case usableFromInline = "usable-from-inline"
    case synthesizedCodable = "synthesized-codable"
    case sendableClass = "sendable-class"
    case nameClash = "name-clash"
    case commentInDeclaration = "comment-in-declaration"
    case conditionalAttribute = "conditional-attribute"
    case composedWrapper = "composed-wrapper"
    case wrapperType = "wrapper-type"
    case wrapperStorage = "wrapper-storage"
    case wrapperProjection = "wrapper-projection"
    case unknownWrapper = "unknown-wrapper"
    case localView = "local-view"
    case lostMainActor = "lost-main-actor"
    case boundWrapper = "bound-wrapper"
    case redrawsOnly = "redraws-only"
    case defaultAndInit = "default-and-init"
    case notUsedByViews = "not-used-by-views"
    case kept = "kept"
    case suppressed = "suppressed"
    case actsWhenReleased = "acts-when-released"
    case setByMaking = "set-by-making"
    case outsideEditScope = "outside-edit-scope"
    case ruleNotSelected = "rule-not-selected"
    case linkedType = "linked-type"
    case needsAssistedTier = "assisted"
    case notSelected = "not-selected"

    public static func < (left: Refusal, right: Refusal) -> Bool { left.weight < right.weight }

    /// Position in the list: less is heavier.
    public var weight: Int { Refusal.allCases.firstIndex(of: self) ?? 0 }

    /// What the reason means, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .unparsableFile: "a file that uses the type could not be parsed"
        case .editConflict: "two edits overlap"
        case .unresolvedExpression: "an expression that may be of this type was not resolved"
        case .uncertainType: "a use may name another type of the same name"
        case .deploymentTarget: "the deployment target of code that would change is older than Observation"
        case .publisherProjection: "a property is used as a Combine publisher"
        case .objectWillChange: "objectWillChange is used"
        case .customPublisher: "the class declares its own objectWillChange"
        case .publishedStorage: "the storage of @Published is used"
        case .protocolRefinement: "the class conforms to a protocol that refines ObservableObject"
        case .typealiasComposition: "the conformance comes from a composition"
        case .genericConstraint: "a value is passed to code that is generic over ObservableObject"
        case .focusedObject: "the object is passed as a focused object, which must be an ObservableObject"
        case .existential: "any ObservableObject is used as a type"
        case .conditionalConformance: "the conformance is conditional"
        case .legacyProtocol: "a protocol or a superclass of the SDK requires ObservableObject"
        case .localClass: "the class is declared in a function"
        case .actor: "an actor can't be @Observable"
        case .mixedChain: "a superclass is already @Observable"
        case .publishedSuperclass: "a superclass that is not an ObservableObject has @Published properties"
        case .existingMacro: "the class is already @Observable but still an ObservableObject"
        case .unknownAttribute: "an attribute of the class may be a macro"
        case .publicAPI: "code outside of this project may use the class"
        case .usedElsewhere: "a file outside of this project uses the class"
        case .usedByRepository: "the facts of another repository hold it"
        case .openProperty: "a stored property is open"
        case .overriddenProperty: "a stored property is overridden"
        case .backtickedName: "the name of a stored property is in backticks"
        case .opaqueProperty: "a stored property has an opaque type"
        case .tuplePattern: "a tuple pattern declares stored properties"
        case .isolatedProperty: "the isolation of a stored property differs from that of its class"
        case .usableFromInline: "a stored property is @usableFromInline"
        case .synthesizedCodable: "the Codable conformance is synthesized"
        case .sendableClass: "the class is Sendable, or must be because of the view that holds it"
        case .nameClash: "a declaration has a name that the macro generates"
        case .commentInDeclaration: "a comment would break the macro's expansion"
        case .conditionalAttribute: "the attributes of a property are in #if without the property"
        case .composedWrapper: "a property has more than one property wrapper"
        case .wrapperType: "the type of a property wrapper is named"
        case .wrapperStorage: "the storage of a property wrapper is used"
        case .wrapperProjection: "the projected value of a property wrapper is passed as a whole"
        case .unknownWrapper: "a property wrapper may require ObservableObject"
        case .localView: "a local variable, or a type declared in a function, holds it with a property wrapper"
        case .notUsedByViews: "no view uses it, so migrating it gains nothing"
        case .kept: "a comment or the configuration keeps it"
        case .suppressed: "a comment suppresses an edit that it needs"
        case .lostMainActor: "only the property wrapper put a type that is not a view on the main actor"
        case .redrawsOnly: "views observe it but read none of its properties, so they would never update"
        case .boundWrapper: "a view binds to a wrapped property, which it would no longer observe"
        case .defaultAndInit: "a property has a default value that init replaces; @State would keep the default value"
        case .actsWhenReleased:
            "its deinit has effects on other objects, and @State would release objects that were never used"
        case .setByMaking:
            "a body creates an object; creating it reads and sets the same property, which would create objects in a loop"
        case .outsideEditScope: "a file that would change is outside of the edit scope"
        case .ruleNotSelected: "a rule that it needs is not selected"
        case .linkedType: "a type that must migrate with it is not migrated"
        case .needsAssistedTier: "behavior may change"
        case .notSelected: "the type is not selected"
        }
    }

    /// True where the author can do something at the place, so that `--insert-todos` writes a comment there; false
    /// where it takes a flag, a project setting or another type, or where nobody is to do anything.
    public var asksForWorkAtPlace: Bool {
        switch self {
        case .unparsableFile, .editConflict, .deploymentTarget, .publicAPI, .usedElsewhere, .usedByRepository,
            .notUsedByViews, .kept, .suppressed, .outsideEditScope, .ruleNotSelected,
            .linkedType, .needsAssistedTier, .notSelected:
            false
        default: true
        }
    }

    /// True where the type is to stay, whatever is done about its other reasons.
    package var isWanted: Bool { self == .kept || self == .suppressed || self == .notUsedByViews }

    /// What the author can do about it.
    public var advice: String {
        switch self {
        case .unparsableFile: "Make the file compile, then run again."
        case .editConflict: "Report this as a bug in reobserve."
        case .unresolvedExpression: "Add a type annotation, for example with a local constant."
        case .uncertainType: "Import the module that declares the type, or rename one of the two types."
        case .deploymentTarget:
            "Raise the deployment target, or pass --min-target to see what could migrate if it were raised."
        case .publisherProjection: "Replace the pipeline with onChange(of:), task(id:) or your own subject."
        case .objectWillChange: "Publish the change through a stored property, or call withMutation(keyPath:)."
        case .customPublisher: "Remove the custom publisher, or keep the class."
        case .publishedStorage: "Assign the property instead of its storage."
        case .protocolRefinement:
            "Make the protocol refine AnyObject and Observable instead, and migrate all its conforming types."
        case .typealiasComposition: "Name ObservableObject in the inheritance clause of the class."
        case .genericConstraint: "Constrain the generic code to AnyObject & Observable."
        case .focusedObject:
            "Pass it with focusedValue(_:) or focusedSceneValue(_:), and read it with @FocusedValue(Model.self)."
        case .existential: "Use the concrete type, or any AnyObject & Observable."
        case .conditionalConformance: "Make the conformance unconditional."
        case .legacyProtocol: "Keep the class, or move the model into a class of its own."
        case .localClass: "Move the class out of the function."
        case .actor: "Use a @MainActor class."
        case .mixedChain: "Migrate the superclass and its subclasses by hand."
        case .publishedSuperclass: "Conform the superclass to ObservableObject, so that both classes migrate."
        case .existingMacro: "Remove the ObservableObject conformance by hand."
        case .unknownAttribute: "Remove the attribute, or migrate the class by hand."
        case .publicAPI: "Pass the facts of all projects that use it (--with-facts), or --public-api if none does."
        case .usedElsewhere: "Pass a --root that contains the file."
        case .usedByRepository: "Change that place so that it works with both, make the facts again, then run again."
        case .openProperty: "Make the property public instead of open."
        case .overriddenProperty: "Override with a getter and setter, or observe in the base class."
        case .backtickedName: "Rename the property."
        case .opaqueProperty: "Give the property a concrete or an existential type."
        case .tuplePattern: "Declare each property separately."
        case .isolatedProperty:
            "Give the property the isolation of its class, write an initializer, or make a nonisolated property computed or nonisolated(unsafe)."
        case .usableFromInline: "Remove the attribute."
        case .synthesizedCodable: "Write init(from:) and encode(to:), or CodingKeys with underscored cases."
        case .sendableClass: "Isolate the class to a global actor, or make it @unchecked Sendable."
        case .nameClash: "Rename the conflicting declaration."
        case .commentInDeclaration: "Move the comment to its own line above the declaration."
        case .conditionalAttribute: "Put the whole declaration in each branch."
        case .composedWrapper: "Keep one property wrapper."
        case .wrapperType: "Pass the object instead of its wrapper."
        case .wrapperStorage: "Pass the object instead of its wrapper."
        case .wrapperProjection: "Pass the object, and create bindings in the receiver with @Bindable."
        case .unknownWrapper: "Check what the wrapper requires, and migrate by hand."
        case .localView: "Move the type out of the function, or hold the object in a view."
        case .notUsedByViews: "Name the type with --only-type to migrate it anyway."
        case .kept: "Remove the comment reobserve:keep, or “keep” for its file in .reobserve.json."
        case .suppressed: "Remove the comment reobserve:ignore."
        case .lostMainActor: "Mark the type @MainActor."
        case .redrawsOnly: "Read a property in the body that changes with what it shows, or keep the class."
        case .boundWrapper:
            "Replace the wrapper with a stored property, or with access(keyPath:) and withMutation(keyPath:)."
        case .defaultAndInit: "Remove the default value, or the assignment in init."
        case .actsWhenReleased: "Move the work of its deinit to onDisappear, or create the object in a default value."
        case .setByMaking: "Set the property in onAppear or task, or create the object once, outside of the body."
        case .outsideEditScope: "Include the file, or regenerate it after the migration."
        case .ruleNotSelected: "Change --select or --ignore."
        case .linkedType: "Unblock the other type first."
        case .needsAssistedTier: "Review what may change, then pass --tier assisted."
        case .notSelected: "Change --only-type or --skip-type."
        }
    }
}
