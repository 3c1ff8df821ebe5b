import Combine
import Observation

/// Bindings to the members of an `Observable` object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value>: DynamicProperty {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(wrappedValue: Value) { fatalError("unavailable") }

    @available(*, unavailable, message: "The wrapped value must be an object that conforms to Observable")
    public init(projectedValue: Bindable<Value>) { fatalError("unavailable") }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(
            source: .member(.object(object), keyPath), snapshot: nil,
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

/// A value, or an `Observable` object, that an ancestor put into the environment.
@propertyWrapper
public struct Environment<Value>: LinkedProperty {
    private let read: (EnvironmentValues) -> Value
    /// The type that an object is found by.
    private let objectType: ObjectIdentifier?
    private let place = Place<Node>()

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        objectType = nil
    }

    public init(_ type: Value.Type) where Value: AnyObject & Observable {
        read = { environment in
            guard let object = environment.object(type) else {
                fatalError("No Observable object of type \(type) found. A View.environment(_:) for it may be missing as an ancestor.")
            }
            return object
        }
        objectType = ObjectIdentifier(type)
    }

    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        read = { $0.object(type) }
        objectType = ObjectIdentifier(type)
    }

    @MainActor public var wrappedValue: Value { read(place.kept?.environment ?? EnvironmentValues()) }

    /// The view depends on the value, whether its body reads it or not.
    func link(to node: Node, slot: String) {
        place.kept = node
        if let objectType { node.noteRead(ofValue: objectType) } else { _ = read(node.environment.recorded { node.noteRead(ofValue: $0) }) }
    }

    func isSameInput(as other: Any) -> Bool { other is Environment }
}

extension View {
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        EnvironmentWriter(content: self) { $0.set(object, for: T.self) }
    }

    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
    }
}

extension Scene {
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        ModifiedScene(views: views.map { AnyView(AnyView($0).environment(object)) })
    }
}
