import Combine

/// An observable object that a view owns; created once, at the first body.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType { fatalError() }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { fatalError() }
}

/// An observable object that a view is given.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What `$object` is: bindings to the members of the object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { fatalError() }
    }

    nonisolated public init(wrappedValue: ObjectType) { fatalError() }
    nonisolated public init(initialValue: ObjectType) { fatalError() }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { fatalError() }
}

/// An observable object that an ancestor put into the environment.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// What `$object` is: bindings to the members of the object.
    @dynamicMemberLookup
    @MainActor @preconcurrency
    public struct Wrapper {
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> { fatalError() }
    }

    nonisolated public init() {}

    public var wrappedValue: ObjectType { fatalError() }
    public var projectedValue: Wrapper { fatalError() }
}

extension View {
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View { StubView() }
}

extension Scene {
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { StubScene() }
}
