/// What changes only how things look, and is not seen here.
public struct Animation {
    public static let `default` = Animation()
    public static let easeInOut = Animation()
}

@discardableResult
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

public struct Color: Equatable {
    public static let red = Color(), green = Color(), blue = Color(), primary = Color(), secondary = Color()
}

public struct Font {
    public static let title = Font(), headline = Font(), body = Font(), caption = Font()
}

extension View {
    public func padding(_ length: Double? = nil) -> some View { self }
    public func font(_ font: Font?) -> some View { self }
    public func bold(_ isActive: Bool = true) -> some View { self }
    public func foregroundColor(_ color: Color?) -> some View { self }
    public func foregroundStyle(_ color: Color) -> some View { self }
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
}
