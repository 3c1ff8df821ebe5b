public struct Shape: Sendable {
    public var corners = 4

    public init() {}
}
