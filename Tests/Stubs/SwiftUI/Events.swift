import Combine

/// Life cycle and changes.
extension View {
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { StubView() }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { StubView() }
    nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View { StubView() }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View { StubView() }
    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View { StubView() }
    nonisolated public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never { StubView() }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { StubView() }
    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { StubView() }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { StubView() }
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { StubView() }
    nonisolated public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)? = nil) -> some View {
        StubView()
    }
    nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { StubView() }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { StubView() }
    nonisolated public func onLongPressGesture(perform action: @escaping () -> Void) -> some View { StubView() }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { StubView() }
    nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { StubView() }
    nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { StubView() }
}

public enum MoveCommandDirection: Sendable {
    case up, down, left, right
}

/// Presentation.
extension View {
    nonisolated public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { StubView() }
    nonisolated public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { StubView() }
    nonisolated public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View { StubView() }
    nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { StubView() }
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) -> some View { StubView() }
    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { StubView() }
    nonisolated public func alert<A: View>(
        _ title: some TitleText, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View { StubView() }
    nonisolated public func alert<A: View, M: View>(
        _ title: some TitleText, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { StubView() }
    nonisolated public func alert<A: View, M: View, T>(
        _ title: some TitleText, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View { StubView() }
    nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { StubView() }
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View { StubView() }
    nonisolated public func confirmationDialog<A: View>(
        _ title: some TitleText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View { StubView() }
    nonisolated public func confirmationDialog<A: View, M: View>(
        _ title: some TitleText, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View { StubView() }
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View { StubView() }
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [String], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { StubView() }
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View { StubView() }
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { StubView() }
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { StubView() }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { StubView() }
}

public enum HorizontalEdge: Sendable { case leading, trailing }

public struct PresentationDetent: Hashable, Sendable {
    public static let medium = PresentationDetent()
    public static let large = PresentationDetent()
}

public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

/// A recognizer of touches.
public protocol Gesture<Value> {
    associatedtype Value
}

public struct StubGesture<Value>: Gesture {}

extension Gesture {
    public func onEnded(_ action: @escaping (Value) -> Void) -> StubGesture<Value> { StubGesture() }
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> StubGesture<Value> { StubGesture() }
}

extension Gesture where Value: Equatable {
    public func onChanged(_ action: @escaping (Value) -> Void) -> StubGesture<Value> { StubGesture() }
}

public struct TapGesture: Gesture {
    public typealias Value = Void
    public init(count: Int = 1) {}
}

public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        public var translation: CGSize { .zero }
        public var location: CGPoint { .zero }
    }

    public init(minimumDistance: CGFloat = 10) {}
}
