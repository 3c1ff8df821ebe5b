public enum Defaults {
    public class Keys {}

    public final class Key<Value>: Keys {
        let value: Value

        public init(_ name: String, default value: Value) {
            self.value = value
        }
    }

    public static subscript<Value>(key: Key<Value>) -> Value {
        get { key.value }
        set {}
    }
}

extension Defaults.Keys {
    public typealias Key = Defaults.Key
}
