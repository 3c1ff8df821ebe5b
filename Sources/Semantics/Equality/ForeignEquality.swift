/// What is known of the `==` of types from outside the root (catalogue 214, 228).
enum ForeignEquality {
    /// True where values that differ in what they show may count as equal: the type is known for it, or is a class of
    /// Objective-C whose `isEqual:` is not known.
    static func mayLeaveOut(_ name: String) -> Bool {
        leavingOut.contains(name) || IdentityEquality.isObjectiveCClass(name) && !isKnown(name)
    }

    /// - Measurement: converts units of one dimension before it compares, so that 1 km equals 1000 m but is shown
    ///   otherwise. Seen with Foundation on Linux.
    /// - ArraySlice, Slice, Substring: the elements are equal, and their indices and what they are part of may differ.
    /// - AnyHashable: numbers of different types are equal by value, and other values by the `==` of their type.
    private static let leavingOut: Set<String> = ["Measurement", "AnyHashable", "ArraySlice", "Slice", "Substring"]

    /// What the structures hold that projects often make `Equatable` themselves.
    static let fields = [
        "CLLocationCoordinate2D": ["latitude", "longitude"], "MKCoordinateSpan": ["latitudeDelta", "longitudeDelta"],
        "MKCoordinateRegion": ["latitude", "longitude", "latitudeDelta", "longitudeDelta"], "MKMapPoint": ["x", "y"],
    ]

    /// True for what compares all that it shows, or its identity, whoever declares it; in other packages `==` often
    /// compares identifiers only.
    static func isTrusted(_ name: String) -> Bool {
        IdentityEquality.isValueType(name) || isKnown(name) || SDKTypes.comparedByElements.contains(name)
    }

    private static func isKnown(_ name: String) -> Bool {
        SDKTypes.comparedByContent.contains(name) || SDKTypes.comparedByIdentity.contains(name)
            || isObservedObject(name) || isValue(name)
    }

    /// Views and controllers compare identity.
    private static func isObservedObject(_ name: String) -> Bool {
        SDKTypes.endingsOfViews.contains { name.hasSuffix($0) }
    }

    /// Structures and enumerations of the SDK have the prefix of their framework too, and a word at the end that tells
    /// them.
    private static func isValue(_ name: String) -> Bool {
        SDKTypes.endingsOfValues.contains { name.hasSuffix($0) }
    }
}
