import Syntax

/// Names of the SDK by which code asks for what no object publishes: the clock, files, the keychain, the state of the
/// device (catalogue 213, 220).
///
/// What only changes while the app is away does not count: the locale, the calendar, the bundle.
public enum OutsideNames {
    /// Members with names that tell, whatever they are asked of.
    public static let members: Set<String> = [
        "timeIntervalSinceNow", "isDateInToday", "isDateInYesterday", "isDateInTomorrow", "systemUptime",
        "fileExists", "contentsOfDirectory", "attributesOfItem", "attributesOfFileSystem", "isReadableFile",
        "isWritableFile", "subpathsOfDirectory",
        "cachedResponse", "currentDiskUsage", "currentMemoryUsage",
        "batteryLevel", "batteryState", "isLowPowerModeEnabled", "thermalState", "applicationState",
        "backgroundTimeRemaining", "effectiveAppearance",
        "outputVolume", "currentRoute", "authorizationStatus", "hasStrings", "changeCount", "canUndo", "canRedo",
        "timeControlStatus",
        "isIdleTimerDisabled", "isRegisteredForRemoteNotifications", "backgroundRefreshStatus",
        "applicationIconBadgeNumber", "alternateIconName",
        "dictionaryRepresentation", "checkResourceIsReachable", "checkPromisedItemIsReachable",
        "resourceValues",
        "currentPath", "frontmostApplication", "runningApplications", "mouseLocation", "pressedMouseButtons",
        "nowPlayingInfo", "nowPlayingItem",
    ]
    /// Types of which a new value is the time.
    public static let dates = ["Date", "NSDate", "DateInterval"]
    /// Functions of calendars, formatters and dates that take a date.
    public static let takingDates: Set<String> = [
        "startOfDay", "dateComponents", "dateInterval", "component", "date", "string", "localizedString", "isDate",
        "compare",
        "timeIntervalSince", "distance", "range", "ordinality", "format",
    ]
    /// The labels of the initializers of `String` that ask a value for its description.
    public static let describing: Set<String> = ["describing", "reflecting"]
    /// Clocks that are asked by `now`, besides `Date`.
    public static let clocks = ["ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime"]
    /// Members that ask where they are called, unless the project has one of the name.
    public static let calledMembers: Set<String> = [
        "canEvaluatePolicy", "scaledFont",
        "fetch", "fetchCount", "fetchAssets", "random", "randomElement", "shuffled",
    ]
    /// Methods with a key, of defaults, of caches and of libraries for the keychain.
    public static let methodsWithKey: Set<String> = [
        "string", "bool", "integer", "double", "float", "object", "data", "array", "stringArray", "dictionary", "url",
        "value",
    ]
    /// How the names of classes end that write texts by what they are set up with.
    public static let formatterSuffix = "Formatter"
    /// What makes a `DateFormatter` write "today", and a formatter that always counts from now.
    public static let relativeFormatting = "doesRelativeDateFormatting"
    public static let relativeFormatter = "RelativeDateTimeFormatter"
    /// Members that make something which counts from now.
    public static let relativeMembers = [relativeFormatting, "RelativeFormatStyle"]
    /// The class of the SDK that keeps what it is given under keys.
    public static let cache = "NSCache"
    /// The labels of `.relative(presentation:unitsStyle:)`, by which a date is told from now.
    public static let labelsOfRelativeStyle: Set<String> = ["presentation", "unitsStyle"]
    /// Classes of the SDK whose members change without telling anybody, while the object stays the same.
    public static let changingObjects: Set<String> = [
        "NSWindow", "NSView", "NSScrollView", "NSTextView", "NSRunningApplication", "NSPasteboard", "UIWindow",
        "UIView", "UIScrollView",
        "UITextView", "UIPasteboard", "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVAudioPlayer", "AVAudioRecorder",
        "AVAudioEngine",
        "AVCaptureSession", "AVCaptureDevice", "WKWebView", "CLLocationManager", "CBPeripheral", "CBCentralManager",
        "CMMotionManager",
        "MCSession", "ARSession", "Process", "Progress", "UndoManager", "OperationQueue", "HTTPCookieStorage",
        "NSUbiquitousKeyValueStore",
        "UIDevice", "WCSession", "SMAppService", "NSManagedObjectContext", "UIScreen", "NSScreen", "UIApplication",
        "NSApplication",
        "NSWorkspace", "WKDownload", "NSStatusItem", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask",
        "FileManager", "ProcessInfo",
        "NSMutableArray", "NSMutableDictionary", "NSMutableSet", "NSMutableOrderedSet", "NSMutableString",
        "NSMutableData",
        "AVSpeechSynthesizer", "AVAudioPlayerNode", "AVAudioSession", "PDFDocument", "PDFView", "MKMapView",
        "MKMapItem", "MKPointAnnotation", "EKEvent", "EKReminder", "CNMutableContact", "SCNNode", "SKNode",
        "NEVPNConnection", "NEVPNManager", "NETunnelProviderManager", "NSDocument", "UIDocument", "PDFAnnotation",
        "CXCall", "MPMusicPlayerController", "SKDownload", "HKWorkoutSession", "NWConnection", "Thread", "Operation",
        "JSContext", "IOBluetoothDevice", "UNMutableNotificationContent", "SFSpeechRecognizer", "EAAccessory",
        "HMAccessory",
        "GKLocalPlayer", "GKMatch", "NSFetchedResultsController", "CMPedometer", "CMAltimeter",
        "NSMutableAttributedString", "NSMutableIndexSet", "NSCountedSet", "NSHashTable", "NSMapTable", "NSCache",
        "NSPointerArray", "NSMutableURLRequest",
        "UnsafeMutablePointer", "UnsafeMutableBufferPointer", "UnsafeMutableRawPointer",
        "UnsafeMutableRawBufferPointer",
    ]
    /// Members that change without telling anybody, of some types.
    public static let changingMembers: [String: Set<String>] = [
        "value": ["CurrentValueSubject"], "isValid": ["Timer"], "fireDate": ["Timer"],
        "isCancelled": ["Task", "DispatchWorkItem"],
        "withLock": ["OSAllocatedUnfairLock", "Mutex"], "withLockUnchecked": ["OSAllocatedUnfairLock"],
    ]
    /// The logger of the SDK, and its methods, which give nothing back.
    public static let logger = "Logger"
    public static let logging = [
        "log", "trace", "debug", "info", "notice", "warning", "error", "critical", "fault",
    ]
    /// Members by which a class hands out its object.
    public static let sharedObjects: Set<String> = [
        "shared", "general", "current", "default", "main", "mainApp", "processInfo", "sharedInstance",
        "local", "systemMusicPlayer", "applicationMusicPlayer", "applicationQueuePlayer",
    ]
    /// Members by which a library hands out an object.
    public static let sharedObjectsOfLibraries: Set<String> = ["shared", "sharedInstance", "instance", "sharedManager"]
    /// The same, or a value that stays.
    public static let sharedValuesOfLibraries: Set<String> = ["default", "standard", "current", "main", "general"]
    /// Members of types themselves, that tell what changes while the app runs.
    public static let changingStatics: [String: Set<String>] = [
        "locationServicesEnabled": ["CLLocationManager"], "trackingAuthorizationStatus": ["ATTrackingManager"],
        "authorization": ["CBManager", "CBCentralManager", "CBPeripheralManager"],
        "canMakePayments": ["SKPaymentQueue", "AppStore", "PKPaymentAuthorizationController"],
        "canSendMail": ["MFMailComposeViewController"], "canSendText": ["MFMessageComposeViewController"],
        "screens": ["NSScreen", "UIScreen"], "controllers": ["GCController"],
    ]
    /// Members of the types of dates and clocks that tell the time.
    public static let telling: Set<String> = ["now", "timeIntervalSinceReferenceDate"]
    /// Variables that hold such an object, and types with members that change.
    public static let sharedVariables: Set<String> = ["NSApp", "NSEvent", "UIAccessibility"]
    /// Members of these that stay as they are, or ask for nothing.
    private static let constantMembers: Set<String> = [
        "identifier", "bundleIdentifier", "bundleURL", "processIdentifier", "uniqueID", "hash",
        "userInterfaceIdiom", "model", "localizedModel", "name", "systemName", "systemVersion", "identifierForVendor",
        "isMultitaskingSupported",
        "scale", "nativeScale", "nativeBounds", "maximumFramesPerSecond", "supportsMultipleScenes",
        "applicationIconImage", "delegate",
        "url", "urls", "temporaryDirectory", "homeDirectoryForCurrentUser", "containerURL", "displayName",
        "environment", "arguments", "operatingSystemVersion", "operatingSystemVersionString",
        "isOperatingSystemAtLeast", "processName",
        "hostName", "physicalMemory", "processorCount", "isiOSAppOnMac", "isMacCatalystApp", "notificationCenter",
    ]
    /// Objects that code gives other names, and other places to be.
    private static let renamedTypes: Set<String> = [
        "MKMapItem", "SCNNode", "SKNode", "Entity", "NSDocument", "UIDocument", "JSContext", "Thread", "Operation",
    ]

    /// True for a member that stays as it is, or asks for nothing.
    ///
    /// - Parameter type: of what it belongs to, where that is known.
    public static func isConstant(_ member: String, of type: String? = nil) -> Bool {
        constantMembers.contains(member) && !(type.map { renamedTypes.contains($0) } ?? false)
    }

    /// Classes of which the shared object and what it hands out stay as they are, or that name a place to publish or to
    /// run code.
    private static let constantClasses: Set<String> = [
        "NSFontManager", "NSLocale", "NSCalendar", "NSTimeZone", "NSNotificationCenter",
    ]

    /// True for a class of the SDK of which the members of the shared object may change without telling anybody: all
    /// but the known ones.
    public static func mayChangeSilently(sharedObjectOf type: String) -> Bool {
        if changingObjects.contains(type) { return true }
        guard SDKPrefixes.frameworks.contains(String(type.prefix(2))), !constantClasses.contains(type) else {
            return false
        }
        return type.dropFirst(2).first?.isUppercase == true
    }

    /// True for a function outside of types that is known to ask, or whose name says so: `IsSecureEventInputEnabled`,
    /// `CGDisplayIsAsleep`, `CFPreferencesGetAppIntegerValue`.
    public static func isAskingFunction(_ name: String) -> Bool {
        if functions.contains(name) { return true }
        guard name.first?.isUppercase == true, !prefixesOfPureFunctions.contains(where: { name.hasPrefix($0) }) else {
            return false
        }
        let words = words(of: name)
        guard words.count > 1, words[0] == "Is" || words[0].count > 1 && words[0].allSatisfy(\.isUppercase) else {
            return false
        }
        return words.contains { asking.contains(String($0)) }
    }

    /// The words of which names of functions of C are made that ask for something.
    private static let asking: Set<String> = ["Is", "Get", "Copy", "Has", "Check", "Can", "Preflight"]
    /// What the names of functions begin with that ask nothing but what they are given.
    private static let prefixesOfPureFunctions = [
        "CMTime", "CMSampleBuffer", "CMFormatDescription", "CVPixelBuffer", "CGRect", "CGPoint", "CGSize", "CGColor",
        "CGImage", "CGPath", "CFString", "CFArray", "CFDictionary", "CFData", "CFNumber", "CFURL", "CFGetTypeID",
        "CTFont", "CTLine", "CTFrame", "CTRun", "UIGraphicsGet", "AVMakeRect", "MKMap",
    ]

    /// `IOHIDCheckAccess` as IOHID, Check and Access.
    private static func words(of name: String) -> [Substring] {
        var words: [Substring] = []
        var start = name.startIndex
        for position in name.indices.dropFirst() where name[position].isUppercase {
            let next = name.index(after: position)
            let beginsWord = next < name.endIndex && name[next].isLowercase
            guard beginsWord || name[name.index(before: position)].isLowercase else { continue }
            words.append(name[start..<position])
            start = position
        }
        return words + [name[start...]]
    }

    /// Functions outside of types.
    private static let functions: Set<String> = [
        "SecItemCopyMatching", "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "mach_absolute_time", "arc4random",
        "arc4random_uniform",
        "RelativeDateTimeFormatter", "SCNetworkReachabilityGetFlags", "CGEventSourceSecondsSinceLastEventType",
        "CGWindowListCopyWindowInfo",
        "CGPreflightScreenCaptureAccess", "AXIsProcessTrusted", "IOPSCopyPowerSourcesInfo",
        "IOServiceGetMatchingService", "CNCopyCurrentNetworkInfo",
        "AudioObjectGetPropertyData", "clock_gettime", "gettimeofday", "getifaddrs", "mach_continuous_time",
        "sysctlbyname",
    ]
    /// Functions of the system whose names mean something else in most code: they count where they are called.
    public static let systemCalls: Set<String> = [
        "access", "getenv", "stat", "lstat", "statfs", "statvfs", "time", "clock", "rand", "random", "drand48",
        "opendir", "fopen", "isatty",
    ]
    /// Functions outside of types that give back the same for the same, or nothing: what the standard library, the C
    /// library and Foundation have of them. All others may ask.
    public static let pureFunctions = mathematics.union([
        "max", "min", "abs", "zip", "stride", "repeatElement", "sequence", "type", "swap", "numericCast",
        "unsafeBitCast", "unsafeDowncast",
        "print", "debugPrint", "dump", "assert", "assertionFailure", "precondition", "preconditionFailure",
        "fatalError",
        "withAnimation", "withTransaction", "withUnsafePointer", "withUnsafeMutablePointer", "withUnsafeBytes",
        "withUnsafeMutableBytes",
        "withUnsafeTemporaryAllocation", "withExtendedLifetime", "withoutActuallyEscaping", "isKnownUniquelyReferenced",
        "memcmp", "memcpy",
        "memset", "strlen", "strcmp", "strncmp", "atoi", "isdigit", "isalpha", "isspace", "tolower", "toupper",
        "dispatchPrecondition", "os_log", "os_signpost", "autoreleasepool", "malloc", "free", "unsafe", "some", "any",
    ])
    /// Functions of numbers.
    public static let mathematics: Set<String> = [
        "pointwiseMin", "pointwiseMax",
        "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "expm1", "log",
        "log2", "log10", "log1p", "pow",
        "asinh", "acosh", "atanh", "fma", "nearbyint", "lrint", "lround", "erf", "erfc", "tgamma", "lgamma", "logb",
        "ilogb", "scalbn",
        "nextafter", "sinf", "cosf", "tanf", "atan2f", "expf", "logf", "fabsf", "fmodf", "fminf", "fmaxf", "truncf",
        "sqrt", "cbrt", "hypot", "floor", "ceil", "round", "trunc", "rint", "fabs", "fmod", "fmin", "fmax", "remainder",
        "copysign", "signbit",
        "modf", "frexp", "ldexp", "floorf", "ceilf", "roundf", "sqrtf", "powf", "sinf", "cosf", "simd_length",
        "simd_normalize", "simd_dot",
    ]
    /// Views that show anew by themselves as time goes by.
    public static let followingClock: Set<String> = ["TimelineView"]
    /// Members and functions that tell the time and nothing else.
    public static let tellingTime: Set<String> = [
        "timeIntervalSinceNow", "isDateInToday", "isDateInYesterday", "isDateInTomorrow", "systemUptime",
        "CACurrentMediaTime", "CFAbsoluteTimeGetCurrent", "mach_absolute_time", "mach_continuous_time",
        "clock_gettime", "gettimeofday", "time", "clock", relativeFormatter,
    ]
    /// Expressions that are another value each time.
    public static let alwaysNew: Set<String> = ["UUID()", "Date()", "Date.now", ".now"]
    /// Functions of types that give a new object, or hold one in what they give.
    public static let newPublishers = ["Timer": "publish"]
    /// Types that act, or hold what changes, as soon as a value is made.
    public static let actingTypes: Set<String> = ["AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "WKWebView"]
    /// Labels of initializers that read a file.
    public static let fileLabels: Set<String> = [
        "contentsOf", "contentsOfFile", "contentsOfURL", "resolvingBookmarkData",
    ]
    /// Methods with such a label that take the elements of a collection.
    public static let takingElements: Set<String> = ["append", "insert"]
    /// Members that set something going where they are called.
    public static let actingMembers: Set<String> = [
        "play", "resume", "scheduledTimer", "startUpdatingLocation", "startMonitoring",
    ]

    /// Words that are looked for in each file, with the numbers that they have in a table of their own.
    private static let words: (table: NameTable, names: [NameID]) = {
        var table = NameTable()
        let words =
            Array(members) + Array(functions) + [
                "UserDefaults", "contentsOfFile", "resolvingBookmarkData", relativeFormatting,
            ]
        let names = words.map { table.intern($0) }
        return (table, names)
    }()

    /// The offsets of such names in a file, by tokens alone: `Date` counts in `Date()` and `Date.now` only.
    static func offsets(in tree: SyntaxTree, mentions: [NameID], names: NameTable) -> [UInt32] {
        if mentions.isEmpty { return [] }
        var wanted = NameSet(of: names)
        wanted.insert(names.numbers(of: words.names, in: words.table))
        let date = names.lookUp("Date")
        if let date { wanted.insert(date) }
        guard mentions.contains(where: { wanted.contains($0) }) else { return [] }
        let tokens = tree.tokens
        return tokens.indices.compactMap { position in
            guard tokens[position].kind == .identifier, wanted.contains(tokens[position].payload) else { return nil }
            if tokens[position].payload == date, !isClock(position, tree) { return nil }
            return tokens[position].start
        }
    }

    private static func isClock(_ position: Int, _ tree: SyntaxTree) -> Bool {
        let tokens = tree.tokens
        guard position + 2 < tokens.count else { return false }
        if tokens[position + 1].kind == .openParenthesis { return tokens[position + 2].kind == .closeParenthesis }
        return tokens[position + 1].kind == .dot && tree.text(position + 2) == "now"
    }
}
