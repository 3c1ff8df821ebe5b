import Combine

/// A view with something that happens beside it. Shows and contains what the view does.
@MainActor @preconcurrency
protocol Wrapping: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
    /// What happens when the place is evaluated.
    func follow(_ node: Node)
}

extension Wrapping {
    func children(_ node: Node) -> [Child] {
        follow(node)
        return [Child(0, content, node.environment)]
    }
}

struct Appearance<Content: View>: Wrapping {
    let content: Content
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?

    func follow(_ node: Node) {
        guard node.memory["appeared"] == nil else { return }
        node.memory["appeared"] = true
        if let onAppear { node.host.enqueue(onAppear) }
        node.onEnd { [weak node] in
            if let action = (node?.view as? Appearance)?.onDisappear { node?.host.enqueue(action) }
        }
    }
}

/// Acts after an update in which the value changed, with the closure of that update.
struct Change<Content: View, Value: Equatable>: Wrapping {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    func follow(_ node: Node) {
        let (value, action) = (self.value, self.action)
        if let old = node.memory["value"] as? Value {
            if old != value { node.host.enqueue { action(old, value) } }
        } else if initial {
            node.host.enqueue { action(value, value) }
        }
        node.memory["value"] = value
    }
}

/// Acts on what a publisher sends, from when the view comes until it goes or the publisher is another one.
struct Reception<Content: View, P: Publisher>: Wrapping where P.Failure == Never {
    let content: Content
    let publisher: P
    let action: (P.Output) -> Void

    func follow(_ node: Node) {
        if let known = node.memory["publisher"] as? P, areEqual(known, publisher) { return }
        node.memory["publisher"] = publisher
        (node.memory["subscription"] as? AnyCancellable)?.cancel()
        node.memory["subscription"] = publisher.sink { [weak node] value in
            node?.host.afterUpdate { (node?.view as? Reception)?.action(value) }
        }
        node.onEnd { [weak node] in (node?.memory["subscription"] as? AnyCancellable)?.cancel() }
    }
}

/// A task from when the view comes until it goes or the value changes.
struct Work<Content: View, ID: Equatable>: Wrapping {
    let content: Content
    let id: ID
    let action: @Sendable () async -> Void

    func follow(_ node: Node) {
        if let known = node.memory["id"] as? ID, known == id { return }
        let isFirst = node.memory["id"] == nil
        node.memory["id"] = id
        (node.memory["task"] as? Task<Void, Never>)?.cancel()
        let action = self.action
        node.host.enqueue { node.memory["task"] = Task { @MainActor in await action() } }
        if isFirst { node.onEnd { [weak node] in (node?.memory["task"] as? Task<Void, Never>)?.cancel() } }
    }
}

extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        Appearance(content: self, onAppear: action, onDisappear: nil)
    }

    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        Appearance(content: self, onAppear: nil, onDisappear: action)
    }

    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View {
        Change(content: self, value: value, initial: false) { action($1) }
    }

    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        Change(content: self, value: value, initial: initial, action: action)
    }

    public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View {
        Change(content: self, value: value, initial: initial) { _, _ in action() }
    }

    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never {
        Reception(content: self, publisher: publisher, action: action)
    }

    public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        Work(content: self, id: 0, action: action)
    }

    public func task<T: Equatable>(id value: T, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
        Work(content: self, id: value, action: action)
    }
}
