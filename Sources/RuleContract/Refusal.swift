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
    case openProperty = "open-property"
    case overriddenProperty = "overridden-property"
    case backtickedName = "backticked-name"
    case opaqueProperty = "opaque-property"
    case tuplePattern = "tuple-pattern"
    case isolatedProperty = "nonisolated-property"
    case usableFromInline = "usable-from-inline"
    case synthesizedCodable = "synthesised-codable"
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
        case .unresolvedExpression: "an expression that may be of this type was not understood"
        case .uncertainType: "a use names a type of this name that may be another one"
        case .deploymentTarget: "code that would change is built for systems older than Observation"
        case .publisherProjection: "a property is used as a Combine publisher"
        case .objectWillChange: "objectWillChange is used"
        case .customPublisher: "the class declares its own objectWillChange"
        case .publishedStorage: "the storage behind @Published is used"
        case .protocolRefinement: "the class conforms to a protocol that refines ObservableObject"
        case .typealiasComposition: "the conformance comes from a composition"
        case .genericConstraint: "a value is passed to code that is generic over ObservableObject"
        case .focusedObject:
            "SwiftUI hands it to commands and other views as a focused object, which must be an ObservableObject"
        case .existential: "any ObservableObject is used as a type"
        case .conditionalConformance: "the conformance depends on a condition"
        case .legacyProtocol: "a protocol of the SDK asks for ObservableObject"
        case .localClass: "the class is declared inside a function"
        case .actor: "actors can't be @Observable"
        case .mixedChain: "a superclass is @Observable already"
        case .publishedSuperclass: "a superclass that is no ObservableObject itself has @Published properties"
        case .existingMacro: "the class is @Observable already and still an ObservableObject"
        case .unknownAttribute: "an attribute of the class may be a macro"
        case .publicAPI: "code outside of this project may use the class"
        case .usedElsewhere: "a file outside of this project uses the class"
        case .openProperty: "a stored property is open"
        case .overriddenProperty: "a stored property is overridden"
        case .backtickedName: "a stored property has a name in backticks"
        case .opaqueProperty: "a stored property has an opaque type"
        case .tuplePattern: "stored properties are declared by a tuple pattern"
        case .isolatedProperty: "a stored property is isolated otherwise than its class"
        case .usableFromInline: "a stored property is @usableFromInline"
        case .synthesizedCodable: "Codable is synthesised"
        case .sendableClass: "the class is Sendable, or has to be where a view holds it"
        case .nameClash: "a name that the macro makes is taken"
        case .commentInDeclaration: "a comment stands where the macro's expansion can't have one"
        case .conditionalAttribute: "attributes of a property stand in #if on their own"
        case .composedWrapper: "a property has more than one property wrapper"
        case .wrapperType: "a property wrapper's type is named"
        case .wrapperStorage: "the storage of a property wrapper is used"
        case .wrapperProjection: "the projected value of a property wrapper is passed on whole"
        case .unknownWrapper: "a property has a wrapper that may ask for ObservableObject"
        case .localView: "a property wrapper holds it in a variable of a function, or in a type that is declared there"
        case .notUsedByViews: "no view uses it, so that nothing would be gained"
        case .kept: "a comment asks to keep it"
        case .suppressed: "a comment suppresses an edit that it needs"
        case .lostMainActor: "a type that is no view was on the main actor only through the property wrapper"
        case .redrawsOnly:
            "views follow it only to be redrawn: they read nothing of it, and would never be redrawn again"
        case .boundWrapper: "a view binds to a property behind a wrapper, which it would no longer follow"
        case .defaultAndInit: "a property has a default and is also set in init, of which @State keeps the default"
        case .actsWhenReleased:
            "its deinit acts on something else, and @State would release objects that nothing has used"
        case .setByMaking:
            "a body makes an object and follows what making it reads, which making it also sets, at once or later: another one would be made, without end"
        case .outsideEditScope: "a file that would change is not to be edited"
        case .ruleNotSelected: "a rule that it needs was not chosen"
        case .linkedType: "a type that it can only move together with stays"
        case .needsAssistedTier: "a behaviour may change"
        case .notSelected: "the type was not chosen"
        }
    }

    /// True where the author can do something at the place, so that `--insert-todos` writes a comment there; false
    /// where it takes a flag, a project setting or another type, or where nobody is to do anything.
    public var asksForWorkAtPlace: Bool {
        switch self {
        case .unparsableFile, .editConflict, .deploymentTarget, .publicAPI, .usedElsewhere, .notUsedByViews, .kept,
            .suppressed, .outsideEditScope, .ruleNotSelected,
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
        case .editConflict: "Please report this; it is a defect of the tool."
        case .unresolvedExpression: "Give the expression a type annotation, for example through a local constant."
        case .uncertainType: "Import the module that declares the type, or rename one of the two types."
        case .deploymentTarget:
            "Raise the deployment target, or pass --min-target to see what would move if it were raised."
        case .publisherProjection: "Replace the pipeline by onChange(of:), task(id:) or a subject of your own."
        case .objectWillChange: "Make the change visible through a stored property, or call withMutation(keyPath:)."
        case .customPublisher: "Remove the custom publisher, or keep the class as it is."
        case .publishedStorage: "Assign the property instead of its storage."
        case .protocolRefinement: "Let the protocol refine AnyObject and Observable instead, with all its conformers."
        case .typealiasComposition: "Name ObservableObject in the inheritance clause of the class."
        case .genericConstraint: "Ask for AnyObject & Observable in the generic code."
        case .focusedObject:
            "Hand it on by focusedValue(_:) or focusedSceneValue(_:), and ask for it by @FocusedValue(Model.self)."
        case .existential: "Ask for the concrete type, or for AnyObject & Observable."
        case .conditionalConformance: "Make the conformance unconditional."
        case .legacyProtocol: "Keep the class, or split the model off it."
        case .localClass: "Move the class out of the function."
        case .actor: "Use a @MainActor class."
        case .mixedChain: "Finish the migration of the superclass and its subclasses by hand."
        case .publishedSuperclass: "Let the superclass conform to ObservableObject; then both move."
        case .existingMacro: "Remove the ObservableObject conformance by hand."
        case .unknownAttribute: "Remove the attribute, or migrate the class by hand."
        case .publicAPI: "Pass --public-api where no other project uses the class."
        case .usedElsewhere: "Run with a --root that holds the file as well."
        case .openProperty: "Make the property public instead of open."
        case .overriddenProperty: "Override with a getter and setter, or observe in the base class."
        case .backtickedName: "Rename the property."
        case .opaqueProperty: "Give the property a concrete or an existential type."
        case .tuplePattern: "Declare the properties one by one."
        case .isolatedProperty:
            "Isolate the property as its class is, or write an initializer; a nonisolated one can be computed or nonisolated(unsafe)."
        case .usableFromInline: "Remove the attribute."
        case .synthesizedCodable: "Write init(from:) and encode(to:), or CodingKeys with underscored cases."
        case .sendableClass: "Isolate the class to a global actor, or make it @unchecked Sendable."
        case .nameClash: "Rename the declaration in the way."
        case .commentInDeclaration: "Move the comment to a line of its own above the declaration."
        case .conditionalAttribute: "Put the whole declaration into each branch."
        case .composedWrapper: "Keep one property wrapper."
        case .wrapperType: "Pass the object itself instead of its wrapper."
        case .wrapperStorage: "Pass the object itself instead of its wrapper."
        case .wrapperProjection: "Pass the object, and let the receiver make bindings with @Bindable."
        case .unknownWrapper: "Check what the wrapper asks for and migrate by hand."
        case .localView: "Move the type out of the function, or make a view of what holds the variable."
        case .notUsedByViews: "Name the type with --only-type to migrate it all the same."
        case .kept: "Remove the comment reobserve:keep."
        case .suppressed: "Remove the comment reobserve:ignore."
        case .lostMainActor: "Mark the type @MainActor."
        case .redrawsOnly: "Let the body read a property that changes with what it shows, or keep the class."
        case .boundWrapper:
            "Replace the wrapper by a stored property, or by access(keyPath:) and withMutation(keyPath:)."
        case .defaultAndInit: "Remove the default, or the assignment in init."
        case .actsWhenReleased: "Move what its deinit does to onDisappear, or create the object in a default value."
        case .setByMaking: "Start what sets it in onAppear or task, or make the object once, outside of the body."
        case .outsideEditScope: "Include the file, or regenerate it after the migration."
        case .ruleNotSelected: "Change --select or --ignore."
        case .linkedType: "Unblock the other type first."
        case .needsAssistedTier: "Read what may change, then pass --tier assisted."
        case .notSelected: "Change --only-type or --skip-type."
        }
    }
}
