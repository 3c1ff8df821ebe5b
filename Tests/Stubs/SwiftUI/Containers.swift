public struct VStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct HStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct ZStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

public struct LazyVStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct LazyHStack<Content: View>: PrimitiveView {
    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}

public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}

public struct LazyVGrid<Content: View>: PrimitiveView {
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
}

public struct Grid<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct GridRow<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct Group<Content> {
    public typealias Body = Never

    nonisolated init(stub: Void) {}
    public var body: Never { fatalError() }
}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.init(stub: ()) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self.init(stub: ()) }
}

extension Group: Scene where Content: Scene {
    nonisolated public init(@SceneBuilder content: () -> Content) { self.init(stub: ()) }
}

public struct Form<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct ScrollView<Content: View>: PrimitiveView {
    nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}

public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

public struct ScrollViewReader<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}

public struct GeometryProxy {
    public var size: CGSize { .zero }
    public func frame(in space: CoordinateSpace) -> CGRect { .zero }
}

public enum CoordinateSpace: Sendable { case global, local }

public struct GeometryReader<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

public struct Section<Parent: View, Content: View, Footer: View>: PrimitiveView {
    nonisolated public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {}
}

extension Section {
    nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
    nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
    nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {}
}

extension Section where Parent == EmptyView, Footer == EmptyView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Section where Parent == Text, Footer == EmptyView {
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ title: some TitleText, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {}
}

public struct GroupBox<Label: View, Content: View>: PrimitiveView {
    nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {}
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) where Label == Text {}
    nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {}
}

public struct DisclosureGroup<Label: View, Content: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: @escaping () -> Content) where Label == Text {}
    nonisolated public init(
        _ title: some TitleText, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {}
    nonisolated public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {}
}

public struct LabeledContent<Label: View, Content: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) where Label == Text {}
    nonisolated public init<S: StringProtocol>(_ title: some TitleText, value: S) where Label == Text, Content == Text {}
}

public struct ContentUnavailableView<Label: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, systemImage: String, description: Text? = nil) where Label == Text {}
    nonisolated public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> some View = { EmptyView() },
        @ViewBuilder actions: () -> some View = { EmptyView() }
    ) {}
}

public struct Spacer: PrimitiveView {
    nonisolated public init(minLength: CGFloat? = nil) {}
}

public struct Divider: PrimitiveView {
    nonisolated public init() {}
}

public struct Canvas<Symbols: View>: PrimitiveView {
    nonisolated public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView {}
    nonisolated public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols) {}
}

public struct ViewDimensions {
    public var width: CGFloat { 0 }
}

public struct GraphicsContext {
    public enum Shading { case color(Color) }
    public func fill(_ path: Path, with shading: Shading) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
}

public struct TimelineView<Content: View>: PrimitiveView {
    public struct Context { public var date: Date { fatalError() } }
    nonisolated public init(_ schedule: PeriodicTimelineSchedule, @ViewBuilder content: @escaping (Context) -> Content) {}
}

public struct PeriodicTimelineSchedule: Sendable {
    public static func periodic(from start: Date, by interval: TimeInterval) -> Self { Self() }
    public static var animation: Self { Self() }
    public static var everyMinute: Self { Self() }
}
