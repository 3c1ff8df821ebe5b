/// Behavior and identity.
extension View {
    nonisolated public func disabled(_ disabled: Bool) -> some View { StubView() }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { StubView() }
    nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { StubView() }
    nonisolated public func labelsHidden() -> some View { StubView() }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { StubView() }
    nonisolated public func equatable() -> some View where Self: Equatable { StubView() }
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { StubView() }
    nonisolated public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View { StubView() }
    nonisolated public func controlSize(_ size: ControlSize) -> some View { StubView() }
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { StubView() }
    nonisolated public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { StubView() }
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { StubView() }
    nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { StubView() }
    nonisolated public func focusable(_ focusable: Bool = true) -> some View { StubView() }
    nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { StubView() }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { StubView() }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { StubView() }
    nonisolated public func help(_ title: some TitleText) -> some View { StubView() }
    nonisolated public func help(_ title: Text) -> some View { StubView() }
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { StubView() }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { StubView() }
    nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { StubView() }
    nonisolated public func badge(_ count: Int) -> some View { StubView() }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { StubView() }
    nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func accessibilityLabel(_ title: some TitleText) -> some View { StubView() }
    nonisolated public func accessibilityLabel(_ title: Text) -> some View { StubView() }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { StubView() }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { StubView() }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { StubView() }
    nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View { StubView() }
    nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View { StubView() }
    nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { StubView() }
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> some View where K.Value: Equatable { StubView() }
}

public enum ControlSize: Sendable { case mini, small, regular, large }

public struct TextInputAutocapitalization: Sendable {
    public static let never = TextInputAutocapitalization()
    public static let words = TextInputAutocapitalization()
    public static let sentences = TextInputAutocapitalization()
}

public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let search = SubmitLabel()
    public static let next = SubmitLabel()
}

public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    public init(extendedGraphemeClusterLiteral value: Character) {}
    public static let `return` = KeyEquivalent(extendedGraphemeClusterLiteral: "\n")
    public static let escape = KeyEquivalent(extendedGraphemeClusterLiteral: " ")
    public static let delete = KeyEquivalent(extendedGraphemeClusterLiteral: " ")
}

public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let command = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let option = EventModifiers(rawValue: 4)
    public static let control = EventModifiers(rawValue: 8)
}

public struct KeyboardShortcut: Sendable {
    public static let defaultAction = KeyboardShortcut()
    public static let cancelAction = KeyboardShortcut()
}

extension View {
    nonisolated public func overlayPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View { StubView() }
    nonisolated public func backgroundPreferenceValue<Key: PreferenceKey, V: View>(
        _ key: Key.Type, @ViewBuilder _ transform: @escaping (Key.Value) -> V
    ) -> some View { StubView() }
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (StubView, Phase) -> some View
    ) -> some View { StubView() }
}
