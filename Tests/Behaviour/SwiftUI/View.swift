/// A part of the user interface.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view of a built-in kind, which tells what stands below it instead of having a body.
@MainActor @preconcurrency
protocol PrimitiveView: View where Body == Never {
    /// What comes before, outside of what is tracked.
    func prepare(_ node: Node)
    /// The views below. What is read here is tracked, and the place is evaluated again when it changes.
    func children(_ node: Node) -> [Child]
    /// What is to be seen.
    func lines(_ node: Node) -> [String]
}

extension PrimitiveView {
    public var body: Never { fatalError("a built-in view has no body") }

    func prepare(_ node: Node) {}
    func children(_ node: Node) -> [Child] { [] }
    func lines(_ node: Node) -> [String] { node.children.flatMap(\.lines) }
}

extension View {
    /// Brings the properties up to date. What they read meanwhile is not tracked.
    func getReady(_ node: Node) {
        if let primitive = self as? any PrimitiveView { return primitive.prepare(node) }
        node.host.count(shortName(of: Self.self))
        node.link(self)
    }

    /// The views below: for a view with a body that one.
    func produce(_ node: Node) -> [Child] {
        if let primitive = self as? any PrimitiveView { return primitive.children(node) }
        if let representable = self as? any UIViewRepresentable { return representable.represent(node) }
        return [Child(0, body, node.environment)]
    }
}

/// The name of a type without its generic arguments, which may be long and differ where wrappers do.
func shortName(of type: Any.Type) -> String {
    let name = String(describing: type)
    return name.prefix { $0 != "<" }.description
}

extension Never: View {
    public var body: Never { fatalError("there is no such view") }
}

/// Builds a view from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<(repeat each Content)> {
        var views: [any View] = []
        for view in repeat each content { views.append(view) }
        return TupleView(value: (repeat each content), views: views)
    }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<First: View, Second: View>(first: First) -> ConditionalView<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalView<First, Second> { .second(second) }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

public struct EmptyView: PrimitiveView {
    public init() {}
}

public struct TupleView<T>: PrimitiveView {
    let value: T
    let views: [any View]

    func children(_ node: Node) -> [Child] { views.enumerated().map { Child($0.offset, $0.element, node.environment) } }
}

public enum ConditionalView<First: View, Second: View>: PrimitiveView {
    case first(First)
    case second(Second)

    func children(_ node: Node) -> [Child] {
        switch self {
        case .first(let view): [Child("first", view, node.environment)]
        case .second(let view): [Child("second", view, node.environment)]
        }
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("a built-in view has no body") }
}

extension Optional: PrimitiveView where Wrapped: View {
    func children(_ node: Node) -> [Child] { map { [Child(0, $0, node.environment)] } ?? [] }
}

/// A view of which the type is not known; its state is lost where that changes.
public struct AnyView: PrimitiveView {
    private let view: any View

    public init<V: View>(_ view: V) { self.view = view }
    public init<V: View>(erasing view: V) { self.view = view }
    init(any view: any View) { self.view = view }

    func children(_ node: Node) -> [Child] { [Child(0, view, node.environment)] }
}

/// A change that is applied to a view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = ModifierContent<Self>
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct ModifierContent<Modifier: ViewModifier>: PrimitiveView {
    let view: any View

    func children(_ node: Node) -> [Child] { [Child(0, view, node.environment)] }
}

public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
    let content: Content
    let modifier: Modifier

    func prepare(_ node: Node) {
        node.host.count(shortName(of: Modifier.self))
        node.link(modifier)
    }

    func children(_ node: Node) -> [Child] { [Child(0, modifier.body(content: ModifierContent(view: content)), node.environment)] }
}

extension View {
    public func modifier<T: ViewModifier>(_ modifier: T) -> some View { ModifiedContent(content: self, modifier: modifier) }

    /// The name is public in the SDK.
    public static func _printChanges() {}
}

/// A view below which the environment differs.
struct EnvironmentWriter<Content: View>: PrimitiveView {
    let content: Content
    let write: (inout EnvironmentValues) -> Void

    func children(_ node: Node) -> [Child] {
        var environment = node.environment
        write(&environment)
        return [Child(0, content, environment)]
    }
}

/// The structure of an app.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// The views of its windows. Only scenes of this module have any of their own.
    var views: [any View] { get }
}

extension Scene {
    public var views: [any View] { body.views }
}

extension Never: Scene {
    public var views: [any View] { [] }
}

@resultBuilder
public struct SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

public struct WindowGroup<Content: View>: Scene {
    public let views: [any View]

    public init(@ViewBuilder content: () -> Content) { views = [content()] }

    public var body: Never { fatalError("a built-in scene has no body") }
}

struct ModifiedScene: Scene {
    let views: [any View]
    var body: Never { fatalError("a built-in scene has no body") }
}

/// The app's only instance and what its scenes show.
struct AppRoot<Content: App>: PrimitiveView {
    let app: Content

    func prepare(_ node: Node) {
        node.host.count(shortName(of: Content.self))
        node.link(app)
    }

    func children(_ node: Node) -> [Child] {
        app.body.views.enumerated().map { Child($0.offset, $0.element, node.environment) }
    }
}
