@propertyWrapper
public struct Setting<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value, _ key: String) {
        self.wrappedValue = wrappedValue
    }
}
