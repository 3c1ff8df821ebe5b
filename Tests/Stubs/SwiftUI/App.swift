/// The program.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    public static func main() {}
}

/// A part of the program with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { fatalError() }
}

extension Never: Scene {}

public struct StubScene: PrimitiveScene {
    nonisolated init() {}
}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { StubScene() }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene { StubScene() }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { StubScene() }
}

public struct WindowGroup<Content: View>: PrimitiveScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ title: some TitleText, id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {}
    nonisolated public init<D: Codable & Hashable, C: View>(
        _ title: some TitleText, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {}
}

public struct PresentedWindowContent<D: Codable & Hashable, Content: View>: PrimitiveView {}

public struct Window<Content: View>: PrimitiveScene {
    nonisolated public init(_ title: some TitleText, id: String, @ViewBuilder content: () -> Content) {}
}

public struct Settings<Content: View>: PrimitiveScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    nonisolated public init(_ title: some TitleText, systemImage: String, @ViewBuilder content: () -> Content) where Label == Text {}
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { StubScene() }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { StubScene() }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { StubScene() }
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { StubScene() }
    nonisolated public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { StubScene() }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { StubScene() }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> some Scene { StubScene() }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { StubScene() }
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { StubScene() }
}

public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

public protocol WindowStyle {}
public struct HiddenTitleBarWindowStyle: WindowStyle {}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: Self { Self() }
}

public protocol MenuBarExtraStyle {}
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    public static var window: Self { Self() }
}

/// The app delegate of an app with a SwiftUI life cycle.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    public init(_ type: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError() }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { fatalError() }
}

/// The app delegate of an app with a SwiftUI life cycle.
@MainActor @preconcurrency
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    public init(_ type: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType { fatalError() }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { fatalError() }
}
