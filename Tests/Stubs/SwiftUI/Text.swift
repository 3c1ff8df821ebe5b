/// A string that is looked up in the tables of the app.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: T) {}
        public mutating func appendInterpolation<T: BinaryFloatingPoint & CVarArg>(_ value: T, specifier: String) {}
        public mutating func appendInterpolation<T: BinaryInteger & CVarArg>(_ value: T, specifier: String) {}
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {}
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {}
    }

    public init(_ value: String) {}
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}
}

/// What a control accepts as its title: a key, or a string. The SDK has two overloads instead.
public protocol TitleText {}
extension LocalizedStringKey: TitleText {}
extension String: TitleText {}
extension Substring: TitleText {}

public struct Text: PrimitiveView, Equatable, Sendable {
    public struct DateStyle: Sendable {
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let timer = DateStyle()
    }

    nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {}
    nonisolated public init(verbatim content: String) {}
    nonisolated public init(_ date: Date, style: DateStyle) {}
    nonisolated public init(timerInterval: ClosedRange<Date>) {}
    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatInput: Equatable, F.FormatOutput == String {}
    nonisolated public init(_ image: Image) {}

    nonisolated public static func + (lhs: Text, rhs: Text) -> Text { lhs }

    nonisolated public func font(_ font: Font?) -> Text { self }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    nonisolated public func bold() -> Text { self }
    nonisolated public func italic() -> Text { self }
    nonisolated public func underline(_ isActive: Bool = true) -> Text { self }
    nonisolated public func strikethrough(_ isActive: Bool = true) -> Text { self }
    nonisolated public func monospacedDigit() -> Text { self }
    nonisolated public func foregroundColor(_ color: Color?) -> Text { self }
}

public struct Image: PrimitiveView, Equatable, Sendable {
    public enum Scale: Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Sendable { case template, original }

    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(systemName: String) {}
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {}
    nonisolated public init(uiImage: UIImage) {}
    nonisolated public init(nsImage: NSImage) {}

    nonisolated public func resizable() -> Image { self }
    nonisolated public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
}

public struct Font: Hashable, Sendable {
    public enum Weight: Hashable, Sendable { case thin, light, regular, medium, semibold, bold, heavy, black }
    public enum TextStyle: Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()

    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }

    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func monospacedDigit() -> Font { self }
    public func monospaced() -> Font { self }
    public func italic() -> Font { self }
}

public struct Label<Title: View, Icon: View>: PrimitiveView {
    nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}

extension Label where Title == Text, Icon == Image {
    nonisolated public init(_ key: LocalizedStringKey, systemImage: String) {}
    nonisolated public init(_ key: LocalizedStringKey, image: String) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String) {}
}

public struct AsyncImage<Content: View>: PrimitiveView {
    nonisolated public init(url: URL?) where Content == Image {}
    nonisolated public init<I: View, P: View>(
        url: URL?, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == ConditionalView<I, P> {}
}
