/// A key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// What ancestors hand down.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    private var onRead: ((ObjectIdentifier) -> Void)?

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            onRead?(ObjectIdentifier(key))
            return values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// An object is found by the type that it was handed over as.
    func object<T: AnyObject>(_ type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    mutating func set<T: AnyObject>(_ object: T?, for type: T.Type) { values[ObjectIdentifier(type)] = object }

    /// The same values, which tell which of them are read.
    func recorded(_ onRead: @escaping (ObjectIdentifier) -> Void) -> EnvironmentValues {
        var copy = self
        copy.onRead = onRead
        return copy
    }

    /// The keys of the values that differ.
    func changes(to other: EnvironmentValues) -> [ObjectIdentifier] {
        Set(values.keys).union(other.values.keys).filter { key in
            guard let left = values[key], let right = other.values[key] else { return true }
            return !areEqual(left, right)
        }
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

private struct EnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct ColorSchemeKey: EnvironmentKey {
    static var defaultValue: ColorScheme { .light }
}

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}

public enum ColorScheme { case light, dark }

/// Closes what presents the view.
public struct DismissAction {
    let action: () -> Void
    public func callAsFunction() { action() }
}
