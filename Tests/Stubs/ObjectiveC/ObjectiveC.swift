/// The name of a method, as `#selector` gives it.
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
    // The compiler expects exactly this storage.
    var ptr: OpaquePointer

    public init(_ name: String) { fatalError() }
    public init(stringLiteral value: String) { fatalError() }
}
