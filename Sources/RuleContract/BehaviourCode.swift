/// What may change where a fix of the assisted tier is made. The raw value is the code that reports show.
public enum BehaviourCode: String, CaseIterable, Sendable {
    case eagerInitialValue = "eager-initial-value"
    case memberwiseInitialValue = "memberwise-initial-value"
    case keptInitialValue = "kept-initial-value"
    case initInOtherFile = "init-in-other-file"
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
    case observerRuns = "observer-runs"
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

    /// What may change, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .eagerInitialValue:
            "an object is made each time the view is, which may have effects, and only the first one is kept"
        case .memberwiseInitialValue:
            "callers of the memberwise initializer make an object each time, which may have effects, and only the first one is kept"
        case .keptInitialValue:
            "a view value that is shown again shows the same object again, where it made another one"
        case .initInOtherFile: "the initializer stands in another file, where @State of Xcode 27 may fail to link"
        case .representable: "the representable updates only for properties that its update method reads"
        case .untrackedReads: "reads that run outside of a view's body may not be tracked"
        case .commands: "tracking within Commands, Settings and MenuBarExtra is not certain"
        case .dynamicProperty: "reads in update() are not tracked"
        case .invisibleInjection: "no injection of the object is visible under the root"
        case .earlyLookup:
            "the object is looked up whenever the view updates, and no longer when it is read: a view that appears without it now traps"
        case .previewLookup:
            "the object is looked up whenever the view updates, and no longer when it is read: a preview that shows the view without it now traps"
        case .optionalInjection: "a nil object now compiles and fails when it is read"
        case .accessRaised: "private becomes fileprivate, since the macro's extension must see the class"
        case .codingKeys:
            "keys name the macro's storage, so that what is encoded stays as it was; a property that is added later needs its key"
        case .objectiveC: "properties become computed, which key-value observers may notice"
        case .wrapperUpdates: "views no longer follow changes that only the property wrapper announced"
        case .trackedWrapper:
            "views update when the property is set, and no longer with a change of the stored value that comes from elsewhere"
        case .ignoredButRead: "the property is ignored, to compile, to behave or on request, and a view may read it"
        case .animationOrder:
            "the property announces its change itself, before the animation that its observer starts, so that the change may not be animated"
        case .observerRuns: "the property's observers run at other times"
        case .observerStorage:
            "an observer sets the macro's storage, so that it does not run again; views now follow the property itself"
        case .partialEquality: "values that its own == calls equal no longer update views"
        case .trigger: "the property is set but never read, so that setting it no longer updates any view"
        case .usedInInit:
            "the object is used in the view's initializer, or of a view that is not shown, where @StateObject gave a throw-away object and @State gives the real one"
        case .sameInstance:
            "setting the same object again no longer updates views, which saw its changes only in that way"
        case .sameValueRefresh: "assigning the same value no longer updates views"
        case .exclusiveAccess: "the property may be read while it is being changed, which now traps"
        case .reflection: "Mirror and dump show the properties that the macro makes"
        case .backgroundWrite:
            "a property is set off the main thread, for which there is no run-time warning any more; views may read it at the same time"
        case .unwarnedWrite: "a property is set off the main thread, for which there is no run-time warning any more"
        case .overrideObserved: "the override only observes; views follow the property of the superclass"
        case .environmentSubclass:
            "a class and its superclass are both looked up in the environment, each under its own type"
        case .piggyBack: "views see a value that nobody announces only when another property that they read changes"
        case .redrawOnly:
            "the view reads no property through the object, so that changes of the object may no longer update it"
        case .conditionalRead:
            "all that the view reads of the object stands behind a condition that nobody announces, and may never be reached again"
        case .readWhileMade:
            "a body that creates an object follows tracked properties that are read for it, also in initializers: a change creates another object, without end where the object makes the change itself"
        case .updateWrite:
            "code that views run while they update reads a property and sets it: a view that runs it now follows the property, and may update again and again"
        case .publisherBridge:
            "a subject stands in for the property's publisher; what subscribes while a value is being sent, or after a subscriber set the property meanwhile, gets the value that was sent last"
        case .changeBridge:
            "a publisher of the class's own stands in for objectWillChange, to which properties send before they change"
        case .assignedBySink:
            "a closure sets the property to what a pipeline publishes; Swift 6 mode holds it to the actor of its class"
        case .forwardedChanges: "views follow the inner object themselves, and no longer update with every change of it"
        case .announcedWrites:
            "views update with the properties that are set, and those that read none of them no longer update"
        case .announcedObserver: "views that read the property update with it, and others no longer do"
        case .announcedStorage:
            "views that read the property update with it, and what else they read of the same storage no longer does"
        case .writtenIsolation:
            "the type is marked with the isolation that the property wrapper gave it; a conformance to a protocol that is not on that actor gets a warning"
        case .forcedUpdate:
            "views update by the properties that are named where all that follow the object did; those that show only tracked properties, or what they get elsewhere, may not"
        case .receivedOnChange:
            "a view's closure gets a new value after the update, once for all that was set meanwhile, and no value that equals the last one"
        case .unusedImport:
            "an import goes that the file no longer uses; a module that leans on it for members elsewhere would not compile"
        case .protocolMoves:
            "the protocol asks for Observable instead; views that hold a value of it and did not follow it now update with what they read"
        }
    }
}
