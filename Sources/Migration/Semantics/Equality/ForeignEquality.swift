import SymbolIndex

/// What is known of the `==` of types from outside the root (catalogue 214, 228).
enum ForeignEquality {
    /// True where values that differ in what they show may count as equal: the type is known for it, or is a class of Objective-C whose `isEqual:` is not
    /// known.
    static func mayLeaveOut(_ name: String) -> Bool {
        leavingOut.contains(name) || IdentityEquality.isObjectiveCClass(name) && !isKnown(name)
    }

    /// - Measurement: converts units of one dimension before it compares, so that 1 km equals 1000 m but is shown otherwise. Seen with Foundation
    ///   on Linux.
    /// - AnyHashable: numbers of different types are equal by value, and other values by the `==` of their type.
    private static let leavingOut: Set<String> = ["Measurement", "AnyHashable"]

    /// True for what compares all that it shows, or its identity, whoever declares it; in other packages `==` often compares identifiers only.
    static func isTrusted(_ name: String) -> Bool {
        IdentityEquality.isValueType(name) || isKnown(name) || containers.contains(name)
    }

    /// Containers that compare all their elements, and numbers, of common packages and of Swift.
    private static let containers: Set<String> = [
        "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Deque", "OrderedSet", "OrderedDictionary", "IdentifiedArray", "IdentifiedArrayOf",
        "Published", "Binding", "BigInt", "BigUInt",
    ]

    private static func isKnown(_ name: String) -> Bool {
        complete.contains(name) || byIdentity.contains(name) || isObservedObject(name) || isValue(name)
    }

    /// Classes taken to compare all that they show. Most are values of Foundation; those of UIKit and AppKit are not proven here.
    private static let complete: Set<String> = [
        "NSString", "NSMutableString", "NSAttributedString", "NSMutableAttributedString", "NSNumber", "NSDecimalNumber", "NSValue", "NSDate", "NSURL",
        "NSData", "NSMutableData", "NSUUID", "NSNull", "NSLocale", "NSTimeZone", "NSCalendar", "NSDateComponents", "NSIndexPath", "NSIndexSet", "NSError",
        "NSCharacterSet", "NSURLComponents", "NSRegularExpression", "NSPredicate", "NSSortDescriptor", "NSPersonNameComponents", "UIColor", "NSColor",
        "UIFont", "NSFont", "UIImage", "CKRecordID",
    ]

    /// Classes taken to inherit the `isEqual:` of `NSObject`, which compares identity, as objects with a state of their own do. Not proven here but for
    /// `NSManagedObject`, whose subclasses may not override it.
    private static let byIdentity: Set<String> = [
        "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSPersistentCloudKitContainer", "NSFetchedResultsController", "NSCache",
        "NSImage", "NSItemProvider", "NSWindow", "NSScreen", "NSStatusItem", "NSRunningApplication", "NSTextStorage", "NSUserActivity", "NSProgress",
        "UIWindow", "UIScreen", "UIApplication", "UIDevice", "AVPlayer", "AVQueuePlayer", "AVPlayerItem", "AVPlayerLooper", "AVPlayerLayer", "AVAudioPlayer",
        "AVAudioRecorder", "AVAudioEngine", "AVAudioSession", "AVAudioPlayerNode", "AVCaptureSession", "AVCaptureDevice", "AVCaptureVideoPreviewLayer",
        "AVSpeechSynthesizer", "CLLocation", "CLHeading", "CLLocationManager", "MKMapView", "MKRoute", "MKDirections", "MKLocalSearchCompletion", "WKWebView",
        "SKScene", "SCNScene", "SCNNode", "ARSession", "CALayer", "CADisplayLink", "CKContainer", "CKDatabase", "PHPhotoLibrary", "SKProduct", "GKMatch",
    ]

    /// Views and controllers compare identity.
    private static func isObservedObject(_ name: String) -> Bool {
        ["View", "ViewController", "Controller", "Window", "Responder"].contains { name.hasSuffix($0) }
    }

    /// Structures and enumerations of the SDK have the prefix of their framework too, and a word at the end that tells them.
    private static func isValue(_ name: String) -> Bool {
        valueWords.contains { name.hasSuffix($0) }
    }

    private static let valueWords = [
        "Status", "State", "Style", "Mode", "Type", "Types", "Orientation", "Options", "Category", "Identifier", "Position", "Direction", "Kind", "Level",
        "Axis", "Alignment", "Accuracy", "Edge", "Edges", "Insets", "2D", "3D", "Degrees", "Distance", "Speed", "Interval", "Code", "Behavior", "Policy",
        "Result", "Name", "Key", "Reason", "Size", "Point", "Rect", "Range", "Region", "Span", "Transform", "Traits", "Weight", "Scale", "Gravity", "Quality",
        "Authorization", "Rating", "Error", "Phase", "Idiom", "Placement", "Feature", "Corner", "Filter", "Scope",
    ]
}
