public struct Button<Label: View>: PrimitiveView {
    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}

extension Button where Label == Text {
    nonisolated public init(_ title: some TitleText, action: @escaping @MainActor () -> Void) {}
    nonisolated public init(_ title: some TitleText, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ title: some TitleText, systemImage: String, action: @escaping @MainActor () -> Void) {}
    nonisolated public init(_ title: some TitleText, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {}
}

public struct ButtonRole: Equatable, Sendable {
    public static let destructive = ButtonRole()
    public static let cancel = ButtonRole()
}

public struct TextField<Label: View>: PrimitiveView {
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField where Label == Text {
    nonisolated public init(_ title: some TitleText, text: Binding<String>) {}
    nonisolated public init(_ title: some TitleText, text: Binding<String>, prompt: Text?) {}
    nonisolated public init(
        _ title: some TitleText, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
    ) {}
    nonisolated public init(_ title: some TitleText, text: Binding<String>, onCommit: @escaping () -> Void) {}
    nonisolated public init(_ title: some TitleText, text: Binding<String>, axis: Axis) {}
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: some TitleText, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init<F: ParseableFormatStyle>(
        _ title: some TitleText, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {}
    nonisolated public init<V>(_ title: some TitleText, value: Binding<V>, formatter: Formatter) {}
}

public struct SecureField<Label: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, text: Binding<String>) where Label == Text {}
}

public struct TextEditor: PrimitiveView {
    nonisolated public init(text: Binding<String>) {}
}

public struct Toggle<Label: View>: PrimitiveView {
    nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}

extension Toggle where Label == Text {
    nonisolated public init(_ title: some TitleText, isOn: Binding<Bool>) {}
}

public struct Slider<Label: View>: PrimitiveView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

extension Slider where Label == EmptyView {
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
}

public struct Stepper<Label: View>: PrimitiveView {
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {}
}

extension Stepper where Label == Text {
    nonisolated public init<V: Strideable>(_ title: some TitleText, value: Binding<V>, step: V.Stride = 1) {}
    nonisolated public init<V: Strideable>(
        _ title: some TitleText, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {}
    nonisolated public init(_ title: some TitleText, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
    nonisolated public init(
        selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {}
}

extension Picker where Label == Text {
    nonisolated public init(_ title: some TitleText, selection: Binding<Selection>, @ViewBuilder content: () -> Content) {}
}

public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let date = DatePickerComponents(rawValue: 1)
    public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

public struct DatePicker<Label: View>: PrimitiveView {
    public typealias Components = DatePickerComponents

    nonisolated public init(
        selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute], @ViewBuilder label: () -> Label
    ) {}
    nonisolated public init(
        _ title: some TitleText, selection: Binding<Date>, displayedComponents: Components = [.date, .hourAndMinute]
    ) where Label == Text {}
    nonisolated public init(
        _ title: some TitleText, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) where Label == Text {}
}

public struct ColorPicker<Label: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text {}
}

public struct ProgressView<Label: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder label: () -> Label) {}
    nonisolated public init() where Label == EmptyView {}
    nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {}
    nonisolated public init(_ title: some TitleText) where Label == Text {}
    nonisolated public init<V: BinaryFloatingPoint>(_ title: some TitleText, value: V?, total: V = 1.0) where Label == Text {}
}

public struct Menu<Label: View, Content: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    nonisolated public init(_ title: some TitleText, @ViewBuilder content: () -> Content) where Label == Text {}
    nonisolated public init(_ title: some TitleText, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == SwiftUI.Label<Text, Image> {}
}

public struct SettingsLink: PrimitiveView {
    nonisolated public init() {}
}

public struct Link<Label: View>: PrimitiveView {
    nonisolated public init(_ title: some TitleText, destination: URL) where Label == Text {}
    nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {}
}

public struct ShareLink: PrimitiveView {
    nonisolated public init(item: String) {}
    nonisolated public init(item: URL) {}
}

public struct EditButton: PrimitiveView {
    nonisolated public init() {}
}
