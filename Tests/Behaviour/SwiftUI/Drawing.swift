import Foundation

/// What is drawn: here only texts, in order.
public struct GraphicsContext {
    var texts: [String] = []

    public mutating func draw(_ text: Text, at point: CGPoint) { texts.append(text.text) }
}

/// Its closure runs after the update, where nothing is tracked.
public struct Canvas: PrimitiveView {
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) { self.renderer = renderer }

    func children(_ node: Node) -> [Child] {
        node.host.enqueue { [renderer] in
            var context = GraphicsContext()
            renderer(&context, CGSize(width: 320, height: 480))
            node.memory["texts"] = context.texts
        }
        return []
    }

    func lines(_ node: Node) -> [String] { (node.memory["texts"] as? [String] ?? []).map { "~ \($0)" } }
}

public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
}

/// A view of another kind, of which the description is shown. What its update reads is tracked.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: AnyObject
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
    public var body: Never { fatalError("a representable has no body") }

    func represent(_ node: Node) -> [Child] {
        let coordinator = node.memory["coordinator"] as? Coordinator ?? makeCoordinator()
        node.memory["coordinator"] = coordinator
        let context = Context(coordinator: coordinator, environment: node.environment)
        let view = node.memory["view"] as? UIViewType ?? makeUIView(context: context)
        node.memory["view"] = view
        updateUIView(view, context: context)
        return [Child(0, Represented(view: view), node.environment)]
    }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

struct Represented: PrimitiveView {
    let view: AnyObject

    func lines(_ node: Node) -> [String] { ["<\(view)>"] }
}
