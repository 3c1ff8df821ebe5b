import SourceText

/// What a run says about one finding of a guidance rule.
public struct GuidanceFinding: Sendable {
    public let rule: String
    public let symbol: String
    /// Relative to the root.
    public let path: String
    public let location: SourceLocation
    /// A sentence without a full stop.
    public let message: String
    /// The fix, by path and place; empty for an advice.
    public let edits: [PlannedEdit]

    public init(rule: String, symbol: String, path: String, location: SourceLocation, message: String, edits: [PlannedEdit]) {
        self.rule = rule
        self.symbol = symbol
        self.path = path
        self.location = location
        self.message = message
        self.edits = edits
    }

    /// In the order of their places.
    static func areInOrder(_ left: GuidanceFinding, _ right: GuidanceFinding) -> Bool {
        (left.path, left.location, left.rule, left.message) < (right.path, right.location, right.rule, right.message)
    }
}
