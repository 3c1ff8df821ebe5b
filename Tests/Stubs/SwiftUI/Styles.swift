public struct ButtonStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let label: Label
    public let isPressed: Bool
    public let role: ButtonRole?
}

@MainActor @preconcurrency
public protocol ButtonStyle {
    associatedtype Body: View
    typealias Configuration = ButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct GroupBoxStyleConfiguration {
    public struct Label: PrimitiveView {}
    public struct Content: PrimitiveView {}
    public let label: Label
    public let content: Content
}

@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct PrimitiveButtonStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let label: Label
    public let role: ButtonRole?
    public func trigger() {}
}

@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    associatedtype Body: View
    typealias Configuration = PrimitiveButtonStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct StubButtonStyle: PrimitiveButtonStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> StubView { StubView() }
}

extension PrimitiveButtonStyle where Self == StubButtonStyle {
    nonisolated public static var automatic: Self { Self() }
    nonisolated public static var plain: Self { Self() }
    nonisolated public static var bordered: Self { Self() }
    nonisolated public static var borderedProminent: Self { Self() }
    nonisolated public static var borderless: Self { Self() }
    nonisolated public static var link: Self { Self() }
}

public struct ToggleStyleConfiguration {
    public struct Label: PrimitiveView {}
    public let label: Label
    @Binding public var isOn: Bool
}

@MainActor @preconcurrency
public protocol ToggleStyle {
    associatedtype Body: View
    typealias Configuration = ToggleStyleConfiguration
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

public struct SwitchToggleStyle: ToggleStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> StubView { StubView() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    nonisolated public static var `switch`: Self { Self() }
    nonisolated public static var checkbox: Self { Self() }
    nonisolated public static var button: Self { Self() }
}

/// The style protocols that apps choose from but seldom conform to.
public protocol TextFieldStyle {}
public protocol PickerStyle {}
public protocol ListStyle {}
public protocol LabelStyle {}
public protocol ProgressViewStyle {}
public protocol MenuStyle {}
public protocol FormStyle {}

public struct StubStyle: TextFieldStyle, PickerStyle, ListStyle, LabelStyle, ProgressViewStyle, MenuStyle, FormStyle {
    public init() {}
}

public typealias RoundedBorderTextFieldStyle = StubStyle
public typealias PlainTextFieldStyle = StubStyle
public typealias PlainListStyle = StubStyle
public typealias GroupedListStyle = StubStyle
public typealias InsetGroupedListStyle = StubStyle
public typealias SidebarListStyle = StubStyle
public typealias SegmentedPickerStyle = StubStyle
public typealias MenuPickerStyle = StubStyle
public typealias CircularProgressViewStyle = StubStyle
public typealias LinearProgressViewStyle = StubStyle
public typealias PlainButtonStyle = StubButtonStyle
public typealias BorderlessButtonStyle = StubButtonStyle
public typealias BorderedButtonStyle = StubButtonStyle
public typealias BorderedProminentButtonStyle = StubButtonStyle
public typealias LinkButtonStyle = StubButtonStyle
public typealias DefaultButtonStyle = StubButtonStyle

extension TextFieldStyle where Self == StubStyle {
    public static var roundedBorder: Self { Self() }
    public static var plain: Self { Self() }
}

extension PickerStyle where Self == StubStyle {
    public static var segmented: Self { Self() }
    public static var menu: Self { Self() }
    public static var inline: Self { Self() }
    public static var wheel: Self { Self() }
}

extension ListStyle where Self == StubStyle {
    public static var plain: Self { Self() }
    public static var grouped: Self { Self() }
    public static var insetGrouped: Self { Self() }
    public static var inset: Self { Self() }
    public static var sidebar: Self { Self() }
}

extension LabelStyle where Self == StubStyle {
    public static var iconOnly: Self { Self() }
    public static var titleOnly: Self { Self() }
    public static var titleAndIcon: Self { Self() }
}

extension ProgressViewStyle where Self == StubStyle {
    public static var linear: Self { Self() }
    public static var circular: Self { Self() }
}

extension FormStyle where Self == StubStyle {
    public static var grouped: Self { Self() }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { StubView() }
}
