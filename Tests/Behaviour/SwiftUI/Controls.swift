/// A view that a user can do something to.
@MainActor @preconcurrency
protocol Control: PrimitiveView {
    func title(_ node: Node) -> String
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool
    func perform(_ gesture: Gesture, _ node: Node)
}

extension Control {
    func title(_ node: Node) -> String { node.children.first?.lines.joined(separator: " ") ?? "" }
}

public struct Text: PrimitiveView {
    let text: String

    public init(_ text: some StringProtocol) { self.text = String(text) }
    public init(verbatim text: String) { self.text = text }

    func lines(_ node: Node) -> [String] { [text] }
}

public struct Image: PrimitiveView {
    private let name: String

    public init(_ name: String) { self.name = name }
    public init(systemName: String) { name = systemName }

    func lines(_ node: Node) -> [String] { ["(\(name))"] }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
    private let title: Title

    func children(_ node: Node) -> [Child] { [Child(0, title, node.environment)] }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: some StringProtocol, systemImage: String) { self.title = Text(title) }
}

public struct ButtonRole: Equatable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

public struct Button<Label: View>: Control {
    private let label: Label
    private let action: @MainActor () -> Void

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.label, self.action) = (label(), action)
    }

    public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.init(action: action, label: label)
    }

    func children(_ node: Node) -> [Child] { [Child(0, label, node.environment)] }
    func lines(_ node: Node) -> [String] { [node.environment.isEnabled ? "[\(title(node))]" : "[\(title(node)), disabled]"] }
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool { gesture == .tap && node.environment.isEnabled }
    func perform(_ gesture: Gesture, _ node: Node) { action() }
}

extension Button where Label == Text {
    public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }

    public init(_ title: some StringProtocol, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
}

/// A view that can be tapped, known by what it shows.
struct Tappable<Content: View>: Control {
    let content: Content
    let action: () -> Void

    func children(_ node: Node) -> [Child] { [Child(0, content, node.environment)] }
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool { gesture == .tap }
    func perform(_ gesture: Gesture, _ node: Node) { action() }
}

extension View {
    public func onTapGesture(perform action: @escaping () -> Void) -> some View { Tappable(content: self, action: action) }
}

public struct TextField<Label: View>: Control {
    private let label: Label
    private let text: Binding<String>
    private let onCommit: () -> Void

    public init(text: Binding<String>, @ViewBuilder label: () -> Label) {
        (self.label, self.text, onCommit) = (label(), text, {})
    }

    init(label: Label, text: Binding<String>, onCommit: @escaping () -> Void) {
        (self.label, self.text, self.onCommit) = (label, text, onCommit)
    }

    func children(_ node: Node) -> [Child] {
        node.memory["shown"] = text.wrappedValue
        return [Child(0, label, node.environment)]
    }

    func lines(_ node: Node) -> [String] { ["\(title(node)): |\(node.memory["shown"] as? String ?? "")|"] }

    func accepts(_ gesture: Gesture, _ node: Node) -> Bool {
        if case .type = gesture { node.environment.isEnabled } else { false }
    }

    /// Typing replaces the text as a whole.
    func perform(_ gesture: Gesture, _ node: Node) {
        if case .type(let typed) = gesture { text.wrappedValue = typed }
        onCommit()
    }
}

extension TextField where Label == Text {
    public init(_ title: some StringProtocol, text: Binding<String>) { self.init(text: text) { Text(title) } }

    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, onCommit: onCommit)
    }
}

public struct Toggle<Label: View>: Control {
    private let label: Label
    private let isOn: Binding<Bool>

    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { (self.label, self.isOn) = (label(), isOn) }

    func children(_ node: Node) -> [Child] {
        node.memory["shown"] = isOn.wrappedValue
        return [Child(0, label, node.environment)]
    }

    func lines(_ node: Node) -> [String] { ["\(title(node)): \(node.memory["shown"] as? Bool == true ? "on" : "off")"] }
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool { gesture == .toggle && node.environment.isEnabled }
    func perform(_ gesture: Gesture, _ node: Node) { isOn.wrappedValue.toggle() }
}

extension Toggle where Label == Text {
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

public struct Stepper<Label: View>: Control {
    private let label: Label
    private let onIncrement: () -> Void
    private let onDecrement: () -> Void

    init(label: Label, onIncrement: @escaping () -> Void, onDecrement: @escaping () -> Void) {
        (self.label, self.onIncrement, self.onDecrement) = (label, onIncrement, onDecrement)
    }

    func children(_ node: Node) -> [Child] { [Child(0, label, node.environment)] }
    func lines(_ node: Node) -> [String] { ["\(title(node)) -+"] }
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool { gesture == .increment || gesture == .decrement }
    func perform(_ gesture: Gesture, _ node: Node) { gesture == .increment ? onIncrement() : onDecrement() }
}

extension Stepper where Label == Text {
    public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, step: V.Stride = 1) {
        self.init(
            label: Text(title), onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
            onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
    }

    public init<V: Strideable>(_ title: some StringProtocol, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {
        self.init(
            label: Text(title), onIncrement: { value.wrappedValue = min(value.wrappedValue.advanced(by: step), bounds.upperBound) },
            onDecrement: { value.wrappedValue = max(value.wrappedValue.advanced(by: -step), bounds.lowerBound) })
    }
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: Control {
    private let label: Label
    private let selection: Binding<Selection>
    private let content: Content

    public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        (self.label, self.selection, self.content) = (label(), selection, content())
    }

    func children(_ node: Node) -> [Child] {
        node.memory["selection"] = AnyHashable(selection.wrappedValue)
        return [Child("label", label, node.environment), Child("content", content, node.environment)]
    }

    func lines(_ node: Node) -> [String] {
        let selected = options(node).first { $0.tag == node.memory["selection"] as? AnyHashable }
        return ["\(title(node)): \(selected?.node.lines.joined(separator: " ") ?? "none")"]
    }

    func accepts(_ gesture: Gesture, _ node: Node) -> Bool {
        if case .pick = gesture { true } else { false }
    }

    func perform(_ gesture: Gesture, _ node: Node) {
        guard case .pick(let text) = gesture, let option = options(node).first(where: { $0.node.lines == [text] }) else { return }
        if let value = option.tag.base as? Selection { selection.wrappedValue = value }
    }

    private func options(_ node: Node) -> [(tag: AnyHashable, node: Node)] {
        (node.children.last?.all ?? []).compactMap { node in (node.view as? any Tagging).map { ($0.tag, node) } }
    }
}

extension Picker where Label == Text {
    public init(_ title: some StringProtocol, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

protocol Tagging {
    var tag: AnyHashable { get }
}

struct Tagged<Content: View>: PrimitiveView, Tagging {
    let content: Content
    let tag: AnyHashable

    func children(_ node: Node) -> [Child] { [Child(0, content, node.environment)] }
}

extension View {
    public func tag<V: Hashable>(_ tag: V) -> some View { Tagged(content: self, tag: tag) }
}

public struct ProgressView: PrimitiveView {
    public init() {}

    func lines(_ node: Node) -> [String] { ["..."] }
}
