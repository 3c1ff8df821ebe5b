/// The name of a method, as `#selector` gives it.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
    public init(_ name: String) {}
    public init(stringLiteral value: String) {}
}
