/// A key of a value in the environment.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view hierarchy hands down.
public struct EnvironmentValues {
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { fatalError() }
        set { fatalError() }
    }
}

extension EnvironmentValues {
    public var colorScheme: ColorScheme { get { .light } set {} }
    public var dismiss: DismissAction { DismissAction() }
    public var openURL: OpenURLAction { get { OpenURLAction() } set {} }
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissSearch: DismissAction { DismissAction() }
    public var refresh: RefreshAction? { nil }
    public var scenePhase: ScenePhase { get { .active } set {} }
    public var isEnabled: Bool { get { true } set {} }
    public var isPresented: Bool { true }
    public var isSearching: Bool { false }
    public var font: Font? { get { nil } set {} }
    public var locale: Locale { get { fatalError() } set {} }
    public var calendar: Calendar { get { fatalError() } set {} }
    public var horizontalSizeClass: UserInterfaceSizeClass? { get { nil } set {} }
    public var verticalSizeClass: UserInterfaceSizeClass? { get { nil } set {} }
    public var layoutDirection: LayoutDirection { get { .leftToRight } set {} }
    public var displayScale: CGFloat { get { 1 } set {} }
    public var lineLimit: Int? { get { nil } set {} }
    public var editMode: Binding<EditMode>? { get { nil } set {} }
    public var presentationMode: Binding<PresentationMode> { fatalError() }
    public var accessibilityReduceMotion: Bool { false }
    public var dynamicTypeSize: DynamicTypeSize { get { .large } set {} }
}

public enum ColorScheme: Sendable { case light, dark }
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Sendable { case small, medium, large }

public enum EditMode: Sendable {
    case inactive, transient, active
    public var isEditing: Bool { false }
}

public struct PresentationMode: Sendable {
    public var isPresented: Bool { true }
    public mutating func dismiss() {}
}

@MainActor public struct DismissAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

@MainActor public struct OpenURLAction {
    public struct Result: Sendable {
        public static let handled = Result()
        public static let discarded = Result()
        public static let systemAction = Result()
    }

    public init(handler: @escaping (URL) -> Result) {}
    nonisolated init() {}
    public func callAsFunction(_ url: URL) {}
}

@MainActor public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}
