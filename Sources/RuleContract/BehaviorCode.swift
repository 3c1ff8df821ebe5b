/// What may change where a fix of the assisted tier is made. The raw value is the code that reports show.
public enum BehaviorCode: String, CaseIterable, Sendable {
    case eagerInitialValue = "eager-initial-value"
    case memberwiseInitialValue = "memberwise-initial-value"
    case keptInitialValue = "kept-initial-value"
    case initInOtherFile = "init-in-other-file"
    case madeOnFirstRead = "made-on-first-read"
    case representable = "representable"
    case untrackedReads = "untracked-reads"
    case commands = "commands"
    case dynamicProperty = "dynamic-property"
    case invisibleInjection = "invisible-injection"
    case earlyLookup = "early-lookup"
    case previewLookup = "preview-lookup"
    case optionalInjection = "optional-injection"
    case accessRaised = "access-raised"
    case codingKeys = "coding-keys"
    case objectiveC = "objective-c"
    case wrapperUpdates = "wrapper-updates"
    case trackedWrapper = "tracked-wrapper"
    case ignoredButRead = "ignored-but-read"
    case animationOrder = "animation-order"
    case observerStorage = "observer-storage"
    case partialEquality = "partial-equality"
    case trigger = "trigger"
    case usedInInit = "used-in-init"
    case sameInstance = "same-instance"
    case sameValueRefresh = "same-value-refresh"
    case exclusiveAccess = "exclusive-access"
    case reflection = "reflection"
    case backgroundWrite = "background-write"
    case unwarnedWrite = "unwarned-write"
    case overrideObserved = "override-observed"
    case environmentSubclass = "environment-subclass"
    case piggyBack = "piggy-back"
    case redrawOnly = "redraw-only"
    case conditionalRead = "conditional-read"
    case readWhileMade = "read-while-made"
    case updateWrite = "update-write"
    case publisherBridge = "publisher-bridge"
    case changeBridge = "change-bridge"
    case assignedBySink = "assigned-by-sink"
    case forwardedChanges = "forwarded-changes"
    case announcedWrites = "announced-writes"
    case announcedObserver = "announced-observer"
    case announcedStorage = "announced-storage"
    case writtenIsolation = "written-isolation"
    case forcedUpdate = "forced-update"
    case receivedOnChange = "received-on-change"
    case unusedImport = "unused-import"
    case protocolMoves = "protocol-moves"
    case libraryProtocol = "library-protocol"

    /// What may change, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .eagerInitialValue:
            "each view initialization creates an object, which may have side effects; only the first object is kept"
        case .memberwiseInitialValue:
            "each call of the memberwise initializer creates an object, which may have side effects; only the first object is kept"
        case .keptInitialValue:
            "a view value that is shown again reuses its object, where @StateObject created another one"
        case .madeOnFirstRead:
            "the library creates the object when a view first reads it, and not when the view appears"
        case .initInOtherFile: "the initializer is in another file, where @State of Xcode 27 may fail to link"
        case .representable: "the representable updates only for properties that its update method reads"
        case .untrackedReads: "reads outside of a view's body may not be tracked"
        case .commands: "tracking in Commands, Settings and MenuBarExtra is not guaranteed"
        case .dynamicProperty: "reads in update() are not tracked"
        case .invisibleInjection: "no injection of the object was found under the root"
        case .earlyLookup:
            "the object is looked up at each view update instead of when it is read; a view that appears without it now traps"
        case .previewLookup:
            "the object is looked up at each view update instead of when it is read; a preview that shows the view without it now traps"
        case .optionalInjection: "injecting nil now compiles, and reading the object fails"
        case .accessRaised: "private becomes fileprivate, because the macro's extension must see the class"
        case .codingKeys:
            "CodingKeys name the macro's storage so that the encoded form stays the same; a property added later needs its own key"
        case .objectiveC: "properties become computed, which key-value observers may notice"
        case .wrapperUpdates: "views no longer update for changes that only the property wrapper published"
        case .trackedWrapper:
            "views update when the property is set, and no longer when the stored value changes elsewhere"
        case .ignoredButRead:
            "the property is @ObservationIgnored (to compile, to keep its behavior or on request), and a view may read it"
        case .animationOrder:
            "the property publishes its change before its observer starts the animation, so the change may not be animated"
        case .observerStorage:
            "an observer sets the macro's storage so that it does not run again; views now observe the property itself"
        case .partialEquality: "assigning a value that its own == considers equal no longer updates views"
        case .trigger: "the property is set but never read, so setting it no longer updates any view"
        case .usedInInit:
            "code uses the object in the view's initializer, before the view is shown or in an object that is not a view: @StateObject created a temporary object, @State returns the real one"
        case .sameInstance:
            "assigning the same object again no longer updates views, which showed its changes only that way"
        case .sameValueRefresh: "assigning the same value no longer updates views"
        case .exclusiveAccess: "code may read the property while it is modified, which now traps"
        case .reflection: "Mirror and dump show the properties that the macro adds"
        case .backgroundWrite:
            "a property is set off the main thread, now without a run-time warning; views may read it at the same time"
        case .unwarnedWrite: "a property is set off the main thread, now without a run-time warning"
        case .overrideObserved: "the override only adds observers; views observe the property of the superclass"
        case .environmentSubclass:
            "views look up both a class and its superclass in the environment, each under its own type"
        case .piggyBack:
            "views show a value whose changes are not published; it is refreshed only when another property that they read changes"
        case .redrawOnly:
            "the view reads no property through the object, so changes of the object may no longer update it"
        case .conditionalRead:
            "the view reads the object only under a condition whose changes are not published, and may never read it again"
        case .readWhileMade:
            "creating an object in a body reads tracked properties; a change creates another object, in a loop if the object makes the change"
        case .updateWrite:
            "code that runs during a view update reads and sets a property; the view now observes it and may update in a loop"
        case .publisherBridge:
            "a subject replaces the property's publisher; a subscription made during a send, or after a subscriber set the property, gets the last value sent"
        case .changeBridge:
            "a publisher of the class replaces objectWillChange; properties send to it before they change"
        case .assignedBySink:
            "a closure sets the property to the pipeline's values; Swift 6 mode checks it against the actor of the class"
        case .forwardedChanges: "views observe the inner object directly, and no longer update with every change of it"
        case .announcedWrites:
            "views update for the properties that are set; views that read none of them no longer update"
        case .announcedObserver: "only views that read the property still update when it changes"
        case .announcedStorage:
            "views that read the property update when it changes; their other reads of the same storage no longer update them"
        case .writtenIsolation:
            "the type gets the isolation that the property wrapper implied; a conformance to a protocol off that actor causes a warning"
        case .forcedUpdate:
            "only views that read the named properties still update; views that show other values may not"
        case .receivedOnChange:
            "a view's closure runs after the update, once for several changes, and not for a value equal to the last one"
        case .unusedImport:
            "an import that the file no longer uses is deleted; other files that rely on it for members would not compile"
        case .protocolMoves:
            "the protocol refines Observable instead; views that hold a value of it without observing it now update with what they read, which an update may set"
        case .libraryProtocol:
            "a library's protocol to which the view conforms may require an ObservableObject; the view would then not compile"
        }
    }
}
