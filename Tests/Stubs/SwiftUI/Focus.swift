import Combine

/// A key of a value that the focused view offers.
public protocol FocusedValueKey {
    associatedtype Value
}

public struct FocusedValues {
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
    }
}

/// A value of the focused view.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}

    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { fatalError() }
}

/// An observable object of the focused view.
@propertyWrapper
@MainActor @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { fatalError() }
    }

    nonisolated public init() {}

    public var wrappedValue: ObjectType? { nil }
    public var projectedValue: Wrapper? { nil }
}

extension View {
    nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { StubView() }
    nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View { StubView() }
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { StubView() }
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View { StubView() }
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { StubView() }
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { StubView() }
}
