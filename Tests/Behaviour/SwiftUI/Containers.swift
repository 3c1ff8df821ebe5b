/// A view that shows another one, perhaps below a title.
@MainActor @preconcurrency
protocol Container: PrimitiveView {
    associatedtype Content: View
    var content: Content { get }
}

extension Container {
    func children(_ node: Node) -> [Child] { [Child(0, content, node.environment)] }
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom }

public struct VStack<Content: View>: Container {
    let content: Content
    public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
}

public struct HStack<Content: View>: Container {
    let content: Content
    public init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    func lines(_ node: Node) -> [String] { [node.children.flatMap(\.lines).joined(separator: " ")] }
}

public struct ZStack<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Group<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Form<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct ScrollView<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct NavigationStack<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder root: () -> Content) { content = root() }
}

public struct NavigationView<Content: View>: Container {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public struct Section<Content: View>: Container {
    let content: Content
    private let title: String?

    public init(@ViewBuilder content: () -> Content) { (self.content, title) = (content(), nil) }
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { (self.content, self.title) = (content(), String(title)) }

    func lines(_ node: Node) -> [String] { (title.map { ["- \($0) -"] } ?? []) + node.children.flatMap(\.lines) }
}

public struct GeometryProxy {
    public let size = (width: 320.0, height: 480.0)
}

/// Its closure is evaluated on its own, not with the body around it.
public struct GeometryReader<Content: View>: PrimitiveView {
    private let content: (GeometryProxy) -> Content

    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    func children(_ node: Node) -> [Child] { [Child(0, content(GeometryProxy()), node.environment)] }
}

/// A label that shows its destination below when it is tapped.
public struct NavigationLink<Label: View, Destination: View>: Control {
    private let label: Label
    private let destination: Destination
    private let isShown = State(initialValue: false)

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (self.label, self.destination) = (label(), destination())
    }

    public init(_ title: some StringProtocol, @ViewBuilder destination: () -> Destination) where Label == Text {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ title: some StringProtocol, destination: Destination) where Label == Text {
        self.init(destination: { destination }) { Text(title) }
    }

    func prepare(_ node: Node) { node.link(self) }

    func children(_ node: Node) -> [Child] {
        let label = Child("label", self.label, node.environment)
        guard isShown.wrappedValue else { return [label] }
        var environment = node.environment
        environment.dismiss = DismissAction { [isShown] in isShown.wrappedValue = false }
        return [label, Child("destination", destination, environment)]
    }

    func lines(_ node: Node) -> [String] { ["\(title(node)) >"] + node.children.dropFirst().flatMap(\.lines).map { "  " + $0 } }
    func accepts(_ gesture: Gesture, _ node: Node) -> Bool { gesture == .tap }
    func perform(_ gesture: Gesture, _ node: Node) { isShown.wrappedValue.toggle() }
}

/// Views made from the elements of a collection. The closure is evaluated on its own, not with the body around it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    init(data: Data, id: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
        (self.data, self.id, self.content) = (data, id, content)
    }

    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data: data, id: { $0.id }, content: content)
    }

    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, id: { $0[keyPath: id] }, content: content)
    }

    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int {
        self.init(data: data, id: { $0 }, content: content)
    }

    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == [BoundElement<C>], ID == C.Element.ID, C: MutableCollection & RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable {
        let elements = BoundElement.all(of: data)
        self.init(data: elements, id: { $0.binding.wrappedValue.id }) { content($0.binding) }
    }

    func children(_ node: Node) -> [Child] {
        data.map { element in Child(AnyHashable(id(element)), content(element), node.environment) }
    }
}

/// One element of a collection behind a binding.
public struct BoundElement<C: MutableCollection & RandomAccessCollection> where C.Index: Hashable {
    let binding: Binding<C.Element>

    static func all(of data: Binding<C>) -> [BoundElement] {
        let collection = data.wrappedValue
        return collection.indices.map { index in
            BoundElement(
                binding: data.element(index, snapshot: collection[index], { $0.indices.contains(index) ? $0[index] : collection[index] }) {
                    $0[index] = $1
                })
        }
    }
}

public struct List<Content: View>: Container {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public init<Data: RandomAccessCollection, Row: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row)
    where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
        content = ForEach(data, content: rowContent)
    }

    public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
    ) where Content == ForEach<Data, ID, Row> {
        content = ForEach(data, id: id, content: rowContent)
    }

    public init<C, Row: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> Row)
    where Content == ForEach<[BoundElement<C>], C.Element.ID, Row>, C: MutableCollection & RandomAccessCollection,
          C.Element: Identifiable, C.Index: Hashable {
        content = ForEach(data, content: rowContent)
    }

    func lines(_ node: Node) -> [String] { node.children.flatMap(\.lines).map { "* " + $0 } }
}

/// A view with another one before it.
struct Sheet<Content: View, Item: Equatable, Presented: View>: PrimitiveView {
    let content: Content
    let item: () -> Item?
    let close: () -> Void
    let presented: (Item) -> Presented

    func children(_ node: Node) -> [Child] {
        let content = Child("content", self.content, node.environment)
        guard let item = item() else { return [content] }
        var environment = node.environment
        environment.dismiss = DismissAction(action: close)
        return [content, Child("sheet \(item)", presented(item), environment)]
    }

    func lines(_ node: Node) -> [String] {
        (node.children.first?.lines ?? []) + node.children.dropFirst().flatMap(\.lines).map { "| " + $0 }
    }
}

private struct Shown: Equatable {}

private struct Identified<Item: Identifiable>: Equatable, CustomStringConvertible {
    let item: Item
    static func == (left: Self, right: Self) -> Bool { left.item.id == right.item.id }
    var description: String { "\(item.id)" }
}

extension View {
    public func sheet<Presented: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Presented
    ) -> some View {
        Sheet(
            content: self, item: { isPresented.wrappedValue ? Shown() : nil },
            close: { isPresented.wrappedValue = false; onDismiss?() }) { _ in content() }
    }

    public func sheet<Item: Identifiable, Presented: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Presented
    ) -> some View {
        Sheet(
            content: self, item: { item.wrappedValue.map { Identified(item: $0) } },
            close: { item.wrappedValue = nil; onDismiss?() }) { content($0.item) }
    }

    public func alert<Actions: View>(_ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions)
        -> some View {
        sheet(isPresented: isPresented) {
            Text("! \(title)")
            actions()
        }
    }
}

/// A view whose place is another one when the value is.
struct Renewed<Content: View>: PrimitiveView {
    let content: Content
    let id: AnyHashable

    func children(_ node: Node) -> [Child] { [Child(id, content, node.environment)] }
}

struct Titled<Content: View>: Container {
    let content: Content
    let title: String

    func lines(_ node: Node) -> [String] { ["# \(title)"] + node.children.flatMap(\.lines) }
}

extension View {
    public func id<ID: Hashable>(_ id: ID) -> some View { Renewed(content: self, id: id) }
    public func navigationTitle(_ title: some StringProtocol) -> some View { Titled(content: self, title: String(title)) }
    public func disabled(_ isDisabled: Bool) -> some View {
        EnvironmentWriter(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
    }

    public func overlay<V: View>(@ViewBuilder content: () -> V) -> some View { TupleView(value: (), views: [self, content()]) }
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View { TupleView(value: (), views: [self, content()]) }
    public func searchable(text: Binding<String>) -> some View { TupleView(value: (), views: [TextField("Search", text: text), self]) }
}
