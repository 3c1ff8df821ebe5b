import SymbolIndex

/// When functions, views and modifiers of Swift and Apple's SDKs run the closures that they are given.
package enum ClosureTakers {
    /// What the libraries call arguments that are functions, or hold one.
    package static let labels: Set<String> = ["where", "by", "uniquingKeysWith", "using", "while"]
    /// What functions call the queue on which they run their closures.
    static let labelsOfQueues: Set<String> = [
        "queue", "callbackQueue", "callbackOn", "dispatchQueue", "executionQueue",
    ]
    /// Names that mean a queue off the main thread wherever they stand: that of the system, and RxSwift's schedulers.
    static let queues = [
        "global", "ConcurrentDispatchQueueScheduler", "SerialDispatchQueueScheduler", "OperationQueueScheduler",
    ]

    /// Names by which code that is not read may run closures off the main thread.
    static let namingBackground = ["detached", "OperationQueue", "detachNewThread"] + queues

    /// Functions that call their closure before they return.
    package static let beforeReturning = table.names(with: .beforeReturning)
    /// They run their closure at once, or where they are called.
    package static let inherited = table.names(with: .inherited)
    /// Functions that run their closure whatever it is.
    package static let certain = table.names(with: .certain)
    /// Functions whose arguments are evaluated when they ask for them.
    package static let lazy = table.names(with: .lazy)
    /// Modifiers that ask for what is dragged, copied or exported once somebody does so.
    static let payloads = table.names(with: .payloads)
    /// Views and modifiers whose builders don't escape.
    static let builders = table.names(with: .builders)
    /// Views and modifiers that evaluate their closure together with the body around.
    package static let withBody = table.names(with: .withBody)
    /// They take a closure which runs once something happens: each evaluation of the body gives them a new one.
    package static let anewWithBody = table.names(with: .anewWithBody)
    /// Their closures may run long after the body that made them.
    package static let afterBody = table.names(with: .afterBody)
    /// Modifiers that look whether the value of their first argument has changed.
    package static let comparing = ["onChange", "task", "id"]
    /// Modifiers that run their closure where a view comes or goes.
    static let appearing = ["onAppear", "onDisappear", "task"]
    /// Modifiers that run their closure with what they measure of a view.
    static let measuring = ["onPreferenceChange", "onGeometryChange", "onScrollGeometryChange"]
    /// What makes publishers that have a value at once.
    static let replaying = ["Just", "publisher", "CurrentValueSubject"]
    /// Modifiers that keep their closures for layout, drawing, animations, preferences or transactions.
    static let forLayout = table.names(with: .forLayout)
    /// What the layout of views asks for sizes, paths and effects.
    static let askedForLayout = ["Shape", "InsettableShape", "Layout", "GeometryEffect", "TimelineSchedule"]
    /// They take a `@Sendable` closure, which is on no actor in Swift 6 mode, even where it runs on the main thread.
    package static let sending: Set<String> = [
        "BlockOperation", "Timer", "addBarrierBlock", "addObserver", "addOperation", "dataTask", "detached",
        "downloadTask", "perform", "schedule", "scheduledTimer", "uploadTask",
    ]
    /// The same by their labels: `withTaskCancellationHandler { … } onCancel: { … }`.
    static let labelsOfSending: Set<String> = ["onCancel"]
    /// Properties that hold such closures, of operations and of streams.
    static let sendingProperties: Set<String> = ["completionBlock", "onTermination"]
    /// They start something for later, or run at once.
    static let starting = table.names(with: .starting)
    /// Their closure runs when the code around it has returned.
    static let afterReturning = table.names(with: .afterReturning)
    /// Of `NSItemProvider`, `AVAsset`, `AVPlayer`, image generators, and questions for permission: their documentation
    /// says that the handler runs on an arbitrary queue, or says none.
    static let answeringElsewhere = table.names(with: .answeringElsewhere)
    /// Types that answer on a queue of their own: threads, queries of HealthKit.
    static let typesAnsweringElsewhere: Set<String> = [
        "Thread", "HKSampleQuery", "HKObserverQuery", "HKStatisticsQuery", "HKStatisticsCollectionQuery",
        "HKAnchoredObjectQuery",
    ]
    /// Handlers of what is started with a queue, on which they run (Network, "start(queue:)").
    static let handlersOfStarted: Set<String> = [
        "pathUpdateHandler", "stateUpdateHandler", "viabilityUpdateHandler", "betterPathUpdateHandler",
        "newConnectionHandler", "browseResultsChangedHandler",
    ]
    /// Handlers of what `DispatchSource` makes, which run on its queue.
    static let ofSources: Set<String> = ["setEventHandler", "setCancelHandler", "setRegistrationHandler"]
    /// Methods of `URLSession` that answer on its queue.
    static let ofSessions = table.names(with: .ofSessions)
    /// Methods that run what others gave them: receivers, observers.
    static let telling = table.names(with: .telling)
    /// What takes code that runs when a subscription, a task, a stream or a progress is cancelled.
    static let cancelling = [
        "AnyCancellable", "receiveCancel", "withTaskCancellationHandler", "onTermination", "cancellationHandler",
    ]
    /// What is cancelled by `cancel()`, which runs nothing but what was given to one of these.
    static let cancelled: Set<String> = [
        "AnyCancellable", "Cancellable", "Task", "DispatchWorkItem", "DispatchSourceTimer",
    ]
    /// Methods, by types, that run no code of the project before they return: what they are given runs in a turn of its
    /// own, as the documentation of each says.
    static let answeringLater: [String: Set<String>] = [
        "Timer": ["invalidate", "scheduledTimer"],
        "RunLoop": ["add"],
        "NotificationCenter": ["addObserver", "removeObserver"],
        "DistributedNotificationCenter": ["addObserver", "removeObserver"],
        "NSEvent": ["removeMonitor", "addGlobalMonitorForEvents", "addLocalMonitorForEvents"],
        "NSHapticFeedbackManager": ["perform"],
        "NSHapticFeedbackPerformer": ["perform"],
        "UIImpactFeedbackGenerator": ["impactOccurred", "prepare"],
        "UINotificationFeedbackGenerator": ["notificationOccurred", "prepare"],
        "UISelectionFeedbackGenerator": ["selectionChanged", "prepare"],
        "UIColor": ["withAlphaComponent", "resolvedColor", "getRed", "getHue", "getWhite"],
        "NSColor": ["withAlphaComponent", "usingColorSpace", "getRed", "getHue", "getWhite", "blended"],
        "ScrollViewProxy": ["scrollTo"],
        OutsideNames.logger: Set(OutsideNames.logging),
    ]
    /// Methods that do the same, of any type, by the labels of their arguments.
    static let answeringLaterByLabels: [String: Set<[String]>] = [
        "removeObserver": [["_"], ["_", "name", "object"]],
        "write": [["to", "options"], ["to", "atomically", "encoding"]],
    ]
    /// Functions and initializers that do the same.
    static let answeringLaterByName: Set<String> = [
        "CFRunLoopGetMain", "CFRunLoopGetCurrent", "CFRunLoopAddSource", "CFRunLoopRemoveSource", "CACurrentMediaTime",
        "DispatchWorkItem", "Timer", "ObjectIdentifier", "CancellationError", "Just", "Empty", "Fail",
    ]
    /// They run what a value declares for encoding, and nothing else of the project.
    static let encoders: Set<String> = ["JSONEncoder", "PropertyListEncoder"]
    /// They wait until somebody resumes what their closure is given.
    static let givingContinuations = [
        "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
        "withUnsafeThrowingContinuation",
    ]
    /// Methods that change a value in place and take a function; those that are known by number are not among them.
    package static let changing = table.names(with: .changing)
    /// They run their closure in a turn of its own, which no code waits for.
    static let inOwnTurn = afterReturning.union(["task", "refreshable"])
    /// Controls and modifiers whose action runs by what a user does.
    static let byInput: Set<String> = [
        "Button", "onTapGesture", "onLongPressGesture", "onEnded", "onChanged", "onSubmit", "onDelete", "onMove",
        "onMoveCommand", "onExitCommand", "onDeleteCommand", "onKeyPress",
    ]
    /// Views and modifiers that run their closures while views update, or because they did.
    static let byViews = builders.union(withBody).union([
        "ForEach", "GeometryReader", "ScrollViewReader", "onAppear", "onDisappear", "onChange", "swipeActions", "sheet",
        "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
    ])
    /// What draws by a closure without a result while views update.
    static let drawing: Set<String> = ["Canvas", "Path"]
    /// They run their closures while views update, whatever these do.
    static let withUpdate = drawing.union(beforeReturning).union(inherited).union(certain).union(forLayout)
    /// Controls that set what they are bound to by what a user does.
    package static let boundControls: Set<String> = [
        "TextField", "SecureField", "TextEditor", "Toggle", "Slider", "Stepper", "Picker", "DatePicker", "ColorPicker",
    ]
    /// They ask for no `@Sendable` and no `sending` closure, or for one that stays on the actor of the code around.
    static let onActorAround = byViews.union(byInput).union(beforeReturning).union(inherited).union(anewWithBody)
        .union([
            "task", "onReceive", "onHover", "onOpenURL", "onDrop", "onDrag", "onDeleteCommand", "onExitCommand",
            "onMoveCommand",
            "fileImporter", "fileExporter", "actionSheet", "ContextMenu", "default", "cancel", "destructive",
        ]).subtracting(["withLock"])
    /// Views that set what they are bound to also where a user picks what is picked already.
    static let settingAgain: Set<String> = ["TabView"]
    /// Calls within which other turns run, of timers, tasks and queues: they run a loop of their own.
    package static let runningLoops = [
        "runModal", "runModalSession", "waitUntilExit", "popUp", "popUpContextMenu", "CFRunLoopRun",
        "CFRunLoopRunInMode", "acceptInput", "nextEvent", "trackEvents", "documentType",
    ]
    /// Calls that lay out or draw views before they return, with what has changed until then.
    static let updatingAtOnce = ["layoutIfNeeded", "layoutSubtreeIfNeeded", "displayIfNeeded"]
    /// Calls that may end what a user does with a control, or do it for him.
    package static let endingInput = [
        "endEditing", "resignFirstResponder", "becomeFirstResponder", "makeFirstResponder", "sendAction", "sendActions",
        "performClick", "accessibilityActivate", "accessibilityPerformPress", "dismiss", "close", "performClose",
        "orderOut", "removeFromSuperview", "popViewController", "popToRootViewController", "isEnabled",
        "isUserInteractionEnabled",
    ]
    /// Calls within which views may update.
    package static let updatingViews = [
        "layoutIfNeeded", "layoutSubtreeIfNeeded", "displayIfNeeded", "ImageRenderer", "sizeThatFits",
        "systemLayoutSizeFitting", "fittingSize",
    ]
    /// Modifiers that make another view with a closure they keep, each time that they present it.
    static let presenting: Set<String> = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    /// Modifiers that run their closures with an update of their own: for what another part of the view tells, for each
    /// step of an animation, for what is pushed, and for the view of UIKit behind one.
    static let inOwnUpdate: Set<String> = [
        "overlayPreferenceValue", "backgroundPreferenceValue", "phaseAnimator", "keyframeAnimator", "chartOverlay",
        "chartBackground", "chartPlotStyle", "navigationDestination", "safeAreaBar", "introspect",
    ]
    /// Containers that always show all that their closure makes.
    package static let showingAll: Set<String> = [
        "VStack", "HStack", "ZStack", "Group", "NavigationStack", "ScrollView", "GeometryReader",
    ]
    /// Labels of closures that views run with each update.
    static let labelsOfUpdates: Set<String> = ["update"]
    /// Modifiers that present the value of a builder, which ran once, where they are given `isPresented`.
    static let presentingValues: Set<String> = ["navigationDestination", "inspector"]
    /// They make their content once and show it whenever they are asked to, in as many windows as there are.
    package static let keeping = table.names(with: .keeping)

    private static let table = TraitTable([
        ([.beforeReturning, .inherited, .certain, .afterBody], ["sync"]),
        ([.beforeReturning, .inherited, .certain], ["withLock", "withAnimation"]),
        ([.beforeReturning, .certain, .afterBody], ["assumeIsolated"]),
        (
            [.beforeReturning, .inherited],
            [
                "map", "compactMap", "flatMap", "filter", "forEach", "first", "contains", "reduce", "sorted",
            ]
        ),
        ([.beforeReturning], ["allSatisfy", "removeDuplicates"]),
        ([.inherited, .afterBody, .starting, .afterReturning], ["Task"]),
        ([.inherited, .certain], ["autoreleasepool", "withTransaction"]),
        ([.certain], ["withExtendedLifetime"]),
        (
            [.lazy],
            [
                "assert", "precondition", "assertionFailure", "preconditionFailure", "os_log", "debug", "info", "trace",
                "log", "notice", "warning", "error", "fault", "critical",
            ]
        ),
        ([.lazy, .payloads], ["draggable", "copyable", "exportableToServices"]),
        ([.builders, .withBody, .keeping], ["TabView", "Tab"]),
        (
            [.builders, .withBody],
            [
                "VStack", "HStack", "ZStack", "Grid", "GridRow", "Group", "GroupBox", "Section", "Form", "ScrollView",
                "NavigationView", "NavigationStack", "NavigationSplitView", "background", "overlay", "safeAreaInset",
                "Chart",
                "Map",
            ]
        ),
        (
            [.builders, .anewWithBody],
            [
                "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Menu", "Picker", "Button", "Toggle", "Label",
                "ToolbarItem", "toolbar", "contextMenu",
            ]
        ),
        ([.builders, .keeping], ["NavigationLink", "ViewThatFits"]),
        (
            [.builders],
            [
                "HSplitView", "VSplitView", "TabSection", "LabeledContent", "Link", "ControlGroup",
                "ContentUnavailableView", "DatePicker", "ColorPicker", "Slider", "Stepper", "Gauge", "ProgressView",
                "TextField", "SecureField", "ShareLink", "ToolbarItemGroup", "CommandMenu", "CommandGroup", "mask",
                "tabItem", "searchSuggestions", "accessibilityActions", "accessibilityChildren",
                "accessibilityRepresentation",
            ]
        ),
        ([.withBody], ["List", "DisclosureGroup"]),
        ([.anewWithBody], ["onTapGesture", "ForEach"]),
        ([.afterBody, .starting, .afterReturning], ["detached"]),
        ([.afterBody, .afterReturning], ["async", "asyncAfter", "scheduledTimer"]),
        ([.afterBody, .starting], ["sink"]),
        ([.afterBody, .telling], ["perform"]),
        (
            [.afterBody],
            [
                "task", "Timer", "addObserver", "onReceive", "run", "withTaskGroup", "addTask", "refreshable",
                "DispatchWorkItem", "onEnded", "onChanged", "updating",
            ]
        ),
        (
            [.forLayout],
            [
                "alignmentGuide", "visualEffect", "onGeometryChange", "onScrollGeometryChange", "scrollTransition",
                "keyframeAnimator", "containerRelativeFrame", "anchorPreference", "transformPreference",
                "transformAnchorPreference", "transformEnvironment", "transaction",
            ]
        ),
        ([.afterReturning], ["addOperation"]),
        (
            [.answeringElsewhere],
            [
                "loadObject", "loadItem", "loadDataRepresentation", "loadFileRepresentation",
                "loadInPlaceFileRepresentation", "loadTransferable", "loadValuesAsynchronously",
                "generateCGImagesAsynchronously", "generateCGImageAsynchronously", "exportAsynchronously", "seek",
                "requestAccess", "requestAuthorization", "getNotificationSettings", "evaluatePolicy",
                "requestFullAccessToEvents", "requestFullAccessToReminders", "requestWriteOnlyAccessToEvents",
                "accountStatus", "fetchUserRecordID", "performBackgroundTask", "installTap", "queryPedometerData",
                "startEventUpdates", "setAlternateIconName", "getPendingNotificationRequests",
                "getDeliveredNotifications", "performChanges", "generateBestRepresentation", "prepareForDisplay",
                "prepareThumbnail",
            ]
        ),
        ([.ofSessions], ["dataTask", "uploadTask", "downloadTask"]),
        (
            [.telling],
            [
                "send", "post", "notify", "sendAction", "yield", "resume", "fire", "undo", "redo",
            ]
        ),
        (
            [.changing],
            [
                "partition", "withUnsafeMutableBytes", "withUnsafeMutableBufferPointer",
                "withContiguousMutableStorageIfAvailable", "withMutableCharacters", "withUTF8", "withMutableSpan",
                "trim",
                "trimPrefix", "replace", "transform", "modify", "mutate", "update",
            ]
        ),
        ([.keeping], ["WindowGroup", "DocumentGroup", "Window", "Settings", "MenuBarExtra", "append", "insert"]),
    ])
}

extension NameTraits {
    fileprivate static let beforeReturning = NameTraits(rawValue: 1 << 0)
    fileprivate static let inherited = NameTraits(rawValue: 1 << 1)
    fileprivate static let certain = NameTraits(rawValue: 1 << 2)
    fileprivate static let lazy = NameTraits(rawValue: 1 << 3)
    fileprivate static let builders = NameTraits(rawValue: 1 << 4)
    fileprivate static let withBody = NameTraits(rawValue: 1 << 5)
    fileprivate static let anewWithBody = NameTraits(rawValue: 1 << 6)
    fileprivate static let afterBody = NameTraits(rawValue: 1 << 7)
    fileprivate static let forLayout = NameTraits(rawValue: 1 << 8)
    fileprivate static let starting = NameTraits(rawValue: 1 << 9)
    fileprivate static let afterReturning = NameTraits(rawValue: 1 << 10)
    fileprivate static let answeringElsewhere = NameTraits(rawValue: 1 << 11)
    fileprivate static let ofSessions = NameTraits(rawValue: 1 << 12)
    fileprivate static let telling = NameTraits(rawValue: 1 << 13)
    fileprivate static let changing = NameTraits(rawValue: 1 << 14)
    fileprivate static let keeping = NameTraits(rawValue: 1 << 15)
    fileprivate static let payloads = NameTraits(rawValue: 1 << 16)
}
