public struct PreferenceKey {
    public let name: String

    public init(_ name: String) {
        self.name = name
    }
}

extension PreferenceKey {
    public static let player = PreferenceKey("player")
}

@propertyWrapper
public struct Preference {
    private let key: PreferenceKey

    public init(_ key: PreferenceKey) {
        self.key = key
    }

    public var wrappedValue: Double { key.name.isEmpty ? 0 : 1 }
}
