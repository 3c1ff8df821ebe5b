public final class Container {
    public static let shared = Container()
    public func callAsFunction<T>(_ make: @escaping () -> T) -> Factory<T> { Factory(make) }
}

public struct Factory<T> {
    let make: () -> T
    public init(_ make: @escaping () -> T) { self.make = make }
    public func callAsFunction() -> T { make() }
}

@propertyWrapper
public struct Injected<T> {
    public var wrappedValue: T
    public init(_ path: KeyPath<Container, Factory<T>>) { wrappedValue = Container.shared[keyPath: path]() }
}
