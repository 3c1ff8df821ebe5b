@propertyWrapper public struct IntentParameter<Value> {
    public var wrappedValue: Value
    public var projectedValue: IntentParameter<Value> { self }
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
@propertyWrapper public struct IntentParameterDependency<Intent> {
    public var wrappedValue: Intent? { nil }
    public init<Value>(_ parameter: KeyPath<Intent, Value>) {}
}
