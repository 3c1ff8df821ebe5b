/// The ranges of the standard library.
enum StandardRanges {
    static let types: Set<String> = [
        "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough", "UnboundedRange",
    ]
}
