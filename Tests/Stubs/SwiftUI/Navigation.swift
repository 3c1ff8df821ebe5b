public struct NavigationStack<Data, Root: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {}
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {}
}

public struct NavigationPath: Equatable {
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {}
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
    public mutating func append<V: Hashable>(_ value: V) {}
    public mutating func removeLast(_ k: Int = 1) {}
}

public struct NavigationView<Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
}

public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {}
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {}
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
}

public struct NavigationSplitViewVisibility: Equatable, Sendable {
    public static let all = NavigationSplitViewVisibility()
    public static let automatic = NavigationSplitViewVisibility()
    public static let detailOnly = NavigationSplitViewVisibility()
    public static let doubleColumn = NavigationSplitViewVisibility()
}

public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {}
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ title: some TitleText, @ViewBuilder destination: () -> Destination) {}
    nonisolated public init(_ title: some TitleText, destination: Destination) {}
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {}
    nonisolated public init<P: Hashable>(_ title: some TitleText, value: P?) where Label == Text {}
}

public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    nonisolated public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {}
}

extension View {
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { StubView() }
    nonisolated public func navigationTitle(_ title: some TitleText) -> some View { StubView() }
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { StubView() }
    nonisolated public func navigationTitle(_ title: Text) -> some View { StubView() }
    nonisolated public func navigationBarTitle(_ title: some TitleText) -> some View { StubView() }
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { StubView() }
    nonisolated public func navigationBarTitle(_ title: some TitleText, displayMode: NavigationBarTitleDisplayMode) -> some View { StubView() }
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarTitleDisplayMode) -> some View { StubView() }
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { StubView() }
    nonisolated public func navigationSplitViewColumnWidth(min: CGFloat?, ideal: CGFloat, max: CGFloat? = nil) -> some View { StubView() }
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { StubView() }
    nonisolated public func navigationBarTitleDisplayMode(_ mode: NavigationBarTitleDisplayMode) -> some View { StubView() }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { StubView() }
    nonisolated public func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View { StubView() }
    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { StubView() }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { StubView() }
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { StubView() }
    nonisolated public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View { StubView() }
    nonisolated public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { StubView() }
    nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { StubView() }
    nonisolated public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View { StubView() }
    nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View { StubView() }
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { StubView() }
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { StubView() }
}

public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
}

public enum NavigationBarTitleDisplayMode: Sendable { case automatic, inline, large }

public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: Self { Self() }
}

public protocol TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle { public init() {} }
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: Self { Self() }
}
