/// What a library is that the project has as a compiled module only.
public final class Container {
    public static let shared = Container()
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public func register<Value>(_ value: Value) { values[ObjectIdentifier(Value.self)] = value }

    public func resolve<Value>(_ type: Value.Type) -> Value {
        guard let value = values[ObjectIdentifier(type)] as? Value else { fatalError("not registered") }
        return value
    }

    public func value<Root, Value>(_ path: KeyPath<Root, Value>, of root: Root) -> Value { root[keyPath: path] }
}

@attached(member, names: arbitrary)
public macro Members(_ source: String) = #externalMacro(module: "StubMacros", type: "MembersMacro")
