import Combine
import Foundation

/// The stored values of one process, and who follows them.
private enum Store {
    nonisolated(unsafe) static var values: [String: Any] = [:]
    nonisolated(unsafe) static var followers: [String: StateStorage<Int>] = [:]

    static func follower(of key: String) -> StateStorage<Int> {
        let follower = followers[key] ?? StateStorage(0)
        followers[key] = follower
        return follower
    }
}

/// A value that outlives the app. In a view its changes update it; in an `ObservableObject` the object announces those that are made
/// through the property.
@propertyWrapper
public struct AppStorage<Value>: LinkedProperty {
    private let key: String
    private let initial: Value

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { (initial, self.key) = (wrappedValue, key) }

    public var wrappedValue: Value {
        get {
            _ = Store.follower(of: key).value
            return Store.values[key] as? Value ?? initial
        }
        nonmutating set {
            Store.values[key] = newValue
            Store.follower(of: key).value += 1
        }
    }

    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, AppStorage<Value>>
    ) -> Value {
        get {
            let storage = object[keyPath: storageKeyPath]
            return Store.values[storage.key] as? Value ?? storage.initial
        }
        set {
            if let object = object as? any ObservableObject { (object.objectWillChange as any Publisher as? ObservableObjectPublisher)?.send() }
            object[keyPath: storageKeyPath].wrappedValue = newValue
        }
    }

    func link(to node: Node, slot: String) {}
    func isSameInput(as other: Any) -> Bool { (other as? AppStorage)?.key == key }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key) }
}
