import SymbolIndex
import Syntax

/// What is known of types of Swift, of Apple's SDKs and of widespread packages.
package enum SDKTypes {
    /// What code names that gets objects of Core Data.
    static let fetchingNames = [
        "NSFetchRequest", "fetchRequest", "FetchedResults", "SectionedFetchResults", "NSFetchedResultsController",
    ]
    /// The class of the objects of Core Data.
    static let managedObject = "NSManagedObject"
    /// How the names of protocols of Objective-C end.
    static let endingsOfProtocols = [
        "Delegate", "DataSource", "Protocol", "Representable", "Coding", "Copying", "Providing", "Observing",
        "Adopting",
    ]
    /// The class that has no state of its own.
    static let rootClass = "NSObject"
    /// How names of classes from outside end; those of values don't.
    static let endingsOfObjects = [
        "Formatter", "Manager", "Controller", "Session", "Queue", "Center", "Player", "Engine", "Recognizer", "Subject",
        "Cache", "Generator", "Detector", "Encoder", "Decoder",
    ]
    /// Other classes from outside, whose names end like those of values.
    private static let otherObjects: Set<String> = ["UserDefaults", "Bundle", "ProcessInfo"]

    /// True for a class from outside, as far as its name tells: what is called or set of its object is no change of
    /// what holds it.
    static func isReference(_ name: String) -> Bool {
        otherObjects.contains(name) || comparedByIdentity.contains(name)
            || endingsOfObjects.contains { name.hasSuffix($0) }
    }

    /// How the names of structures and enumerations end that have the prefix of their framework too.
    static let endingsOfValues = [
        "Status", "State", "Style", "Mode", "Type", "Types", "Orientation", "Options", "Category", "Identifier",
        "Position", "Direction", "Kind", "Level", "Axis", "Alignment", "Accuracy", "Edge", "Edges", "Insets", "2D",
        "3D", "Degrees", "Distance", "Speed", "Interval", "Code", "Behavior", "Policy", "Result", "Name", "Key",
        "Reason", "Size", "Point", "Rect", "Range", "Region", "Span", "Transform", "Traits", "Weight", "Scale",
        "Gravity", "Quality", "Authorization", "Rating", "Error", "Phase", "Idiom", "Placement", "Feature", "Corner",
        "Filter", "Scope",
    ]
    /// How the names of views and controllers end, which compare identity.
    static let endingsOfViews = ["View", "ViewController", "Controller", "Window", "Responder"]

    /// They are no objects.
    package static let values = table.names(with: .values)
    /// Their values can be made and dropped unnoticed.
    static let madeUnnoticed = table.names(with: .madeUnnoticed).union(comparedByContent)
    /// The label of initializers that read a document, HTML with a loop of its own, in which timers and tasks run.
    static let labelOfImporters = "documentAttributes"
    /// Values, or kept as one: what is in them belongs to them.
    package static let madeOfParts = table.names(with: .madeOfParts)
    /// The standard library or Foundation compares their values whole.
    package static let comparedWhole = table.names(with: .comparedWhole)
    /// They have no `==`.
    static let neverEquatable = table.names(with: .neverEquatable)
    /// Containers that compare all their elements, and numbers, of common packages and of Swift.
    static let comparedByElements = table.names(with: .comparedByElements)
    /// Classes taken to compare all that they show. Most are values of Foundation; those of UIKit and AppKit are not
    /// proven here.
    static let comparedByContent = table.names(with: .comparedByContent)
    /// Classes taken to inherit the `isEqual:` of `NSObject`, which compares identity, as objects with a state of their
    /// own do. Not proven here but for `NSManagedObject`, whose subclasses may not override it.
    static let comparedByIdentity = table.names(with: .comparedByIdentity)
    /// Classes that are not taken to run code of the project while an object is made, but for what it is given: no
    /// subclass is made by a name in a file, and nothing is told to the object.
    static let madeOfWhatIsGiven = comparedByIdentity.subtracting([managedObject, "SKScene", "SCNScene", "SCNNode"])
    /// Generic over their elements.
    package static let collections = table.names(with: .collections)
    /// Their arguments may be left out where a value tells them.
    package static let generic = table.names(with: .generic)
    /// Collections of which a view may look for one element.
    package static let collectionsOfModels = table.names(with: .collectionsOfModels)
    /// They show a view for as long as they are kept.
    package static let hosts = table.names(with: .hosts)
    /// They show a view outside of all others, so that nothing is injected around it.
    package static let roots = table.names(with: .roots)
    /// One type, of which Foundation and Core Location declare the others as aliases.
    package static let namesOfDouble: Set = [
        "Double", "Float64", "TimeInterval", "CFTimeInterval", "CFAbsoluteTime", "CLLocationDistance",
        "CLLocationDegrees", "CLLocationAccuracy", "CLLocationSpeed", "CLLocationDirection",
    ]

    /// True for a name of Swift and Apple's SDKs that no package gives to a type of its own.
    static func isKnown(_ name: String) -> Bool { wellKnown.contains(name) }

    private static let wellKnown = values.union(madeUnnoticed).union(nominal)
        .union(ClosureTakers.boundControls).union(PureFunctions.lookingUp.keys).union(SDKAncestors.wellKnown)
        .subtracting(["Logger", "Result", "Defaults"])

    /// True for a structure or an enumeration of the standard library or Foundation that is known under this name only.
    static func isConcrete(_ name: String) -> Bool { concrete.contains(name) }

    /// True for a type of the SDK that is neither a protocol nor an alias: only its own values have its members, and
    /// those of its subclasses.
    static func isNominal(_ name: String) -> Bool { nominal.contains(name) }

    /// Protocols to which neither collections nor other values of the standard library and Foundation conform, but for
    /// strings ("Do not declare new conformances to StringProtocol. Only the String and Substring types in the standard
    /// library are valid conforming types.").
    static let protocolsOfOtherValues: Set<String> = ["StringProtocol", "AsyncSequence", "Publisher"]

    /// The name of the type of a collection or of another value whose protocols are known.
    static func nameOfValueWithoutProtocols(_ type: ResolvedType, _ index: ProjectIndex) -> String? {
        if let name = nameOfCollection(type) { return name }
        guard case .external(let name, _) = type, isConcrete(index.text(name)) else { return nil }
        return index.text(name)
    }

    /// The name of a string's or a collection's type. Sets are arrays to the product.
    static func nameOfCollection(_ type: ResolvedType) -> String? {
        switch type {
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .external(KnownName.String.rawValue, _): "String"
        default: nil
        }
    }

    /// True for a type, or a protocol, to which no publisher of Combine belongs.
    static func isNoPublisher(_ name: String) -> Bool {
        isConcrete(name) || sequences.contains(name)
    }

    /// Structures with methods that change them.
    static let mutableValues = values.union(collections).union([
        "Path", "URLComponents", "URLRequest", "CharacterSet", "PersonNameComponents", "AffineTransform",
        "CGAffineTransform", "ArraySlice", "Deque", "OrderedSet", "OrderedDictionary", "IdentifiedArrayOf",
    ]).subtracting(["NSError", "AnyCancellable", "Error", "Any"]).subtracting(SDKViews.names)

    /// Protocols of what gives elements one by one.
    static let sequences = table.names(with: .sequences)

    /// Sequences that may make their elements while these are taken, beside those whose names begin with `Lazy`.
    static let sequencesOfAnyKind = sequences.union([
        "AnySequence", "AnyIterator", "AnyCollection", "AnyBidirectionalCollection", "AnyRandomAccessCollection",
        "UnfoldSequence", "UnfoldFirstSequence", "IteratorProtocol",
    ]).subtracting(["AsyncSequence", "StringProtocol"])

    private static let concrete = values.union(collections).subtracting(["Any", "Error", "TimeInterval"])

    /// True for a class of the SDK, as far as the tables know it.
    static func isClass(_ name: String) -> Bool { nominal.contains(name) && !concrete.contains(name) }

    private static let nominal = concrete.union(comparedByContent).union(comparedByIdentity).union(hosts).union([
        "AsyncStream", "AsyncThrowingStream", "Task", "TaskGroup", "ThrowingTaskGroup", "NotificationCenter",
        "FileManager", "UserDefaults", "Bundle", "URLSession", "DispatchQueue", "OperationQueue", "NSPredicate",
    ])

    /// None of the SDK's methods changes the value: modifiers give another one.
    static let unchanging: Set<String> = ["AnyView", "Color", "Font", "Image", "Text"]
    /// Nothing, or what may be a view.
    static let nothingOrViews = table.names(with: .nothingOrViews)

    /// True for a class of an SDK of which two objects never equal each other.
    static func isObject(_ name: String) -> Bool {
        guard !values.contains(name), !comparedByContent.contains(name) else { return false }
        return comparedByIdentity.contains(name) || OutsideNames.changingObjects.contains(name)
            || (endingsOfObjects + endingsOfViews).contains { name.hasSuffix($0) }
    }

    private static let table = TraitTable([
        (
            [.values, .madeUnnoticed, .madeOfParts, .comparedWhole],
            [
                "Int", "Double", "Float", "CGFloat", "Bool", "String", "Date", "URL", "UUID", "Data",
            ]
        ),
        (
            [.values, .madeUnnoticed, .madeOfParts],
            [
                "IndexPath", "IndexSet", "CGPoint", "CGSize", "CGRect", "AttributedString", "NSRange", "NSRect",
                "NSPoint", "NSSize", "CGVector", "CGAffineTransform",
            ]
        ),
        ([.values, .madeUnnoticed, .comparedWhole], ["Character"]),
        (
            [.values, .madeUnnoticed],
            [
                "Decimal", "TimeInterval", "DateComponents", "Calendar", "Locale", "Color", "Angle", "EdgeInsets",
                "Range",
                "NavigationPath", "Measurement",
            ]
        ),
        ([.values, .neverEquatable, .nothingOrViews], ["Void", "AnyView"]),
        ([.values, .neverEquatable], ["Error"]),
        ([.values, .nothingOrViews], ["Any"]),
        ([.nothingOrViews], ["View"]),
        ([.values, .comparedByContent], ["NSError"]),
        ([.values, .madeUnnoticed, .madeOfParts], ["Substring"]),
        ([.values, .generic], ["Result"]),
        ([.values, .madeUnnoticed], ["TimeZone", "DateInterval", "Image", "Text", "CLLocationCoordinate2D"]),
        (
            [.values, .madeUnnoticed],
            [
                "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "ClosedRange",
                "Duration", "UnitPoint",
            ]
        ),
        ([.values], ["AnyHashable", "Never", "AnyCancellable"]),
        (
            [.madeUnnoticed, .madeOfParts, .comparedByElements, .collections, .generic, .collectionsOfModels],
            [
                "Set", "Array", "Dictionary",
            ]
        ),
        ([.madeUnnoticed, .comparedByElements, .generic], ["Optional"]),
        (
            [.madeUnnoticed],
            [
                "JSONDecoder", "JSONEncoder", "DateFormatter", "NumberFormatter", "PassthroughSubject",
                "CurrentValueSubject", "NSLock", "Logger", "CharacterSet", "NSObject", "OSAllocatedUnfairLock",
                "NSRecursiveLock", "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "ISO8601DateFormatter",
                "ByteCountFormatter", "DateComponentsFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
                "PersonNameComponentsFormatter", "MKDistanceFormatter", "URLComponents", "URLQueryItem", "URLRequest",
                "PropertyListDecoder", "PropertyListEncoder", "Font",
                "WKWebViewConfiguration", "NWPathMonitor", "OperationQueue",
                "PersonNameComponents", "Notification", "Name", "UserDefaults", "SortDescriptor", "StrokeStyle",
                "Gradient", "Bundle", "OSLog", "HKUnit", "HKQuantity", "NSFetchRequest", "NSExpression",
                "EKEventStore", "CNContactStore", "HKHealthStore", "NSFileCoordinator", "UNMutableNotificationContent",
                "NSExpressionDescription", "NSMutableParagraphStyle", "UIEdgeInsets", "NSEdgeInsets",
                "NSDeviceDescriptionKey", "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UIImageView",
                "UILabel", "UIProgressView", "UISwitch", "os_unfair_lock", "os_unfair_lock_s",
            ]
        ),
        // Of RxSwift: a bag and subjects only store what they are given.
        (
            [.madeUnnoticed],
            [
                "DisposeBag", "PublishRelay", "BehaviorRelay", "ReplayRelay", "PublishSubject", "BehaviorSubject",
            ]
        ),
        ([.madeOfParts], ["OptionSet"]),
        (
            [.sequences],
            [
                "Sequence", "Collection", "BidirectionalCollection", "MutableCollection", "RandomAccessCollection",
                "RangeReplaceableCollection", "LazySequenceProtocol", "AsyncSequence", "StringProtocol",
            ]
        ),
        ([.neverEquatable], ["AnyObject", "AnyPublisher", "Autoconnect"]),
        ([.comparedByElements, .collectionsOfModels], ["OrderedSet", "IdentifiedArray", "IdentifiedArrayOf"]),
        (
            [.comparedByElements],
            [
                "ArraySlice", "Deque", "OrderedDictionary", "Published", "Binding", "BigInt", "BigUInt",
            ]
        ),
        (
            [.comparedByContent],
            [
                "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "NSNumber",
                "NSDecimalNumber", "NSValue", "NSDate", "NSURL", "NSData", "NSMutableData", "NSUUID", "NSNull",
                "NSLocale",
                "NSTimeZone", "NSCalendar", "NSDateComponents", "NSIndexPath", "NSIndexSet", "NSCharacterSet",
                "NSURLComponents", "NSRegularExpression", "NSPredicate", "NSSortDescriptor", "NSPersonNameComponents",
                "UIImage", "CKRecordID",
            ]
        ),
        (
            [.comparedByIdentity, .madeUnnoticed],
            [
                "CLLocation", "CLLocationManager", "NSCache", "AVCaptureSession", "AVSpeechSynthesizer",
                "MKLocalSearchCompleter", "CLGeocoder",
            ]
        ),
        ([.comparedByContent, .madeUnnoticed], ["UIColor", "NSColor", "UIFont", "NSFont"]),
        (
            [.comparedByIdentity],
            [
                "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer",
                "NSFetchedResultsController", "NSImage", "NSItemProvider", "NSWindow", "NSScreen",
                "NSStatusItem", "NSRunningApplication", "NSTextStorage", "NSUserActivity", "NSProgress", "UIWindow",
                "UIScreen", "UIApplication", "UIDevice", "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVPlayerLooper",
                "AVPlayerLayer", "AVAudioPlayer", "AVAudioRecorder", "AVAudioEngine", "AVAudioSession",
                "AVAudioPlayerNode",
                "AVCaptureDevice", "AVCaptureVideoPreviewLayer",
                "CLHeading", "MKMapView", "MKRoute", "MKDirections", "MKLocalSearchCompletion",
                "WKWebView", "SKScene", "SCNScene", "SCNNode", "ARSession", "CALayer", "CADisplayLink", "CKContainer",
                "CKDatabase", "PHPhotoLibrary", "SKProduct", "GKMatch",
            ]
        ),
        (
            [.roots],
            [
                "ImageRenderer", "StaticConfiguration", "IntentConfiguration", "AppIntentConfiguration",
                "ActivityConfiguration",
            ]
        ),
        (
            [.hosts, .roots], SDKAncestors.hosts + ["UIHostingConfiguration", "WKHostingController"]
        ),
    ])
}

extension NameTraits {
    fileprivate static let values = NameTraits(rawValue: 1 << 0)
    fileprivate static let madeUnnoticed = NameTraits(rawValue: 1 << 1)
    fileprivate static let madeOfParts = NameTraits(rawValue: 1 << 2)
    fileprivate static let comparedWhole = NameTraits(rawValue: 1 << 3)
    fileprivate static let neverEquatable = NameTraits(rawValue: 1 << 4)
    fileprivate static let comparedByElements = NameTraits(rawValue: 1 << 5)
    fileprivate static let comparedByContent = NameTraits(rawValue: 1 << 6)
    fileprivate static let comparedByIdentity = NameTraits(rawValue: 1 << 7)
    fileprivate static let collections = NameTraits(rawValue: 1 << 8)
    fileprivate static let generic = NameTraits(rawValue: 1 << 9)
    fileprivate static let collectionsOfModels = NameTraits(rawValue: 1 << 10)
    fileprivate static let hosts = NameTraits(rawValue: 1 << 11)
    fileprivate static let sequences = NameTraits(rawValue: 1 << 12)
    fileprivate static let nothingOrViews = NameTraits(rawValue: 1 << 13)
    fileprivate static let roots = NameTraits(rawValue: 1 << 14)
}
