import Combine

@propertyWrapper
public struct Service<Value: ObservableObject> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
