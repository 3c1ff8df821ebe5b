import Combine
import Observation

/// Bindings to the members of an `Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError() }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { fatalError() }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
    ) -> Binding<Subject> { fatalError() }
}

extension Bindable where Value: ObservableObject {
    @available(*, unavailable, message: "@Bindable only works with Observable types. For ObservableObject types, use @ObservedObject instead.")
    public init(wrappedValue: Value) { fatalError() }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { fatalError() }
    public init(_ wrappedValue: Value) { fatalError() }
    public init(projectedValue: Bindable<Value>) { fatalError() }
}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { fatalError() }
}

extension Bindable: Sendable where Value: Sendable {}

/// A value, or an `Observable` object, that an ancestor put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}

    public var wrappedValue: Value { fatalError() }
}

extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
}

extension Environment: Sendable where Value: Sendable {}

extension View {
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View { StubView() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View { StubView() }
    nonisolated public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View { StubView() }
}

extension Scene {
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { StubScene() }
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { StubScene() }
}
