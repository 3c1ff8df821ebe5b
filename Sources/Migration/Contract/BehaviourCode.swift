/// What may change where a fix of the assisted tier is made. The raw value is the code that reports show.
public enum BehaviourCode: String, CaseIterable, Sendable {
    case eagerInitialValue = "eager-initial-value"
    case memberwiseInitialValue = "memberwise-initial-value"
    case initInOtherFile = "init-in-other-file"
    case inlineCreation = "inline-creation"
    case representable = "representable"
    case untrackedReads = "untracked-reads"
    case commands = "commands"
    case dynamicProperty = "dynamic-property"
    case invisibleInjection = "invisible-injection"
    case optionalInjection = "optional-injection"
    case accessRaised = "access-raised"
    case objectiveC = "objective-c"
    case wrapperUpdates = "wrapper-updates"
    case ignoredButRead = "ignored-but-read"
    case observerRuns = "observer-runs"
    case partialEquality = "partial-equality"
    case sameInstance = "same-instance"
    case sameValueRefresh = "same-value-refresh"
    case exclusiveAccess = "exclusive-access"

    /// What may change, as one sentence without a full stop.
    public var summary: String {
        switch self {
        case .eagerInitialValue: "an object whose making may have effects is made each time the view is, and only the first one is kept"
        case .memberwiseInitialValue: "callers of the memberwise initializer make an object whose making may have effects each time, and only the first one is kept"
        case .initInOtherFile: "the initializer stands in another file, where @State of Xcode 27 may fail to link"
        case .inlineCreation: "the object is made anew with each value of the view; that was so before, and is rarely meant"
        case .representable: "the representable updates only for properties that its update method reads"
        case .untrackedReads: "reads in this kind of type may not be tracked"
        case .commands: "tracking within Commands is not certain"
        case .dynamicProperty: "reads in update() are not tracked"
        case .invisibleInjection: "no injection of the object is visible under the root"
        case .optionalInjection: "a nil object now compiles and fails when it is read"
        case .accessRaised: "private becomes fileprivate, since the macro's extension must see the class"
        case .objectiveC: "properties become computed, which key-value observers may notice"
        case .wrapperUpdates: "views no longer follow changes that only the property wrapper announced"
        case .ignoredButRead: "the property must be ignored to compile or to behave, and a view may read it"
        case .observerRuns: "the property's observers run at other times"
        case .partialEquality: "values that its own == calls equal no longer update views"
        case .sameInstance: "setting the same object again no longer updates views, which saw its changes only in that way"
        case .sameValueRefresh: "assigning the same value no longer updates views"
        case .exclusiveAccess: "a closure reads the property while it is being changed, which now traps"
        }
    }
}
