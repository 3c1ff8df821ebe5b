/// A value in the user defaults.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    init(stub: Void) {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String { self.init(stub: ()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(stub: ()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(stub: ()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(stub: ()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(stub: ()) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(stub: ()) }
}

/// A value that is kept for a scene.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    init(stub: Void) {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(stub: ()) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(stub: ()) }
    public init(_ key: String) where Value == String? { self.init(stub: ()) }
    public init(_ key: String) where Value == Int? { self.init(stub: ()) }
}

/// Which field has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @propertyWrapper
    public struct Binding {
        init(stub: Void) {}

        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set { fatalError() }
        }
        public var projectedValue: Binding { self }
    }

    public init() where Value == Bool {}
    public init<T: Hashable>() where Value == T? {}

    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set { fatalError() }
    }
    public var projectedValue: Binding { fatalError() }
}

/// A name space for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty {
    public struct ID: Hashable, Sendable {}

    public init() {}
    public var wrappedValue: ID { ID() }
}

/// A value that lasts as long as a gesture.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
}
