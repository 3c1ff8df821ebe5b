/// What the cases use of the library Factory.
open class Container: @unchecked Sendable {
    public static let shared = Container()

    public func callAsFunction<Value>(_ make: @escaping () -> Value) -> Factory<Value> { Factory(make: make) }
    public func callAsFunction<Parameter, Value>(
        _ make: @escaping (Parameter) -> Value
    ) -> ParameterFactory<Parameter, Value> {
        ParameterFactory(make: make)
    }
}

public struct Factory<Value> {
    let make: () -> Value

    public var singleton: Factory<Value> { self }
    public var cached: Factory<Value> { self }

    public func callAsFunction() -> Value { make() }

    @discardableResult
    public func register(_ make: @escaping () -> Value) -> Factory<Value> { Factory(make: make) }
}

public struct ParameterFactory<Parameter, Value> {
    let make: (Parameter) -> Value

    public func callAsFunction(_ parameter: Parameter) -> Value { make(parameter) }
}

@propertyWrapper
public struct Injected<Value> {
    public var wrappedValue: Value

    public init(_ path: KeyPath<Container, Factory<Value>>) {
        wrappedValue = Container.shared[keyPath: path]()
    }
}

@propertyWrapper
public struct LazyInjected<Value> {
    private let path: KeyPath<Container, Factory<Value>>

    public init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }

    public var wrappedValue: Value { Container.shared[keyPath: path]() }
}
