public enum Defaults {
    public class Keys {
        public typealias Key = Defaults.Key
    }

    public final class Key<Value>: Keys, @unchecked Sendable {
        let value: Value

        public init(_ name: String, default value: Value) { self.value = value }
    }

    public static subscript<Value>(key: Key<Value>) -> Value {
        get { key.value }
        set {}
    }
}
