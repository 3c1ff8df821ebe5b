/// A color or pattern.
public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, PrimitiveView, Hashable {
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {}
    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    nonisolated public init(white: Double, opacity: Double = 1) {}
    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
    nonisolated public init(uiColor: UIColor) {}
    nonisolated public init(nsColor: NSColor) {}
    nonisolated public init(_ color: UIColor) {}
    nonisolated init() {}

    nonisolated public static var red: Color { Color() }
    nonisolated public static var orange: Color { Color() }
    nonisolated public static var yellow: Color { Color() }
    nonisolated public static var green: Color { Color() }
    nonisolated public static var mint: Color { Color() }
    nonisolated public static var teal: Color { Color() }
    nonisolated public static var blue: Color { Color() }
    nonisolated public static var indigo: Color { Color() }
    nonisolated public static var purple: Color { Color() }
    nonisolated public static var pink: Color { Color() }
    nonisolated public static var brown: Color { Color() }
    nonisolated public static var gray: Color { Color() }
    nonisolated public static var black: Color { Color() }
    nonisolated public static var white: Color { Color() }
    nonisolated public static var clear: Color { Color() }
    nonisolated public static var primary: Color { Color() }
    nonisolated public static var secondary: Color { Color() }
    nonisolated public static var accentColor: Color { Color() }

    nonisolated public func opacity(_ opacity: Double) -> Color { self }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color() }
    public static var orange: Color { Color() }
    public static var yellow: Color { Color() }
    public static var green: Color { Color() }
    public static var blue: Color { Color() }
    public static var purple: Color { Color() }
    public static var pink: Color { Color() }
    public static var gray: Color { Color() }
    public static var black: Color { Color() }
    public static var white: Color { Color() }
    public static var clear: Color { Color() }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: Self { Self() }
    public static var secondary: Self { Self() }
    public static var tertiary: Self { Self() }
    public static var quaternary: Self { Self() }
}

public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: Self { Self() }
    public static var background: Self { Self() }
}

public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
    public static var thinMaterial: Self { Self() }
    public static var ultraThinMaterial: Self { Self() }
    public static var regularMaterial: Self { Self() }
}

public struct Gradient: Sendable {
    public init(colors: [Color]) {}
}

public struct LinearGradient: ShapeStyle, PrimitiveView {
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
}

public struct Path: Shape {
    public init() {}
    public init(_ callback: (inout Path) -> Void) {}
    public init(_ rect: CGRect) {}
    public init(ellipseIn rect: CGRect) {}
    public func path(in rect: CGRect) -> Path { self }
    public mutating func move(to point: CGPoint) {}
    public mutating func addLine(to point: CGPoint) {}
    public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
    public mutating func addLines(_ points: [CGPoint]) {}
    public mutating func addRect(_ rect: CGRect) {}
    public mutating func addEllipse(in rect: CGRect) {}
    public mutating func closeSubpath() {}
}

/// A two-dimensional outline.
public protocol Shape: View, Sendable {
    nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
    public var body: StubView { StubView() }
    nonisolated public func fill<S: ShapeStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { StubView() }
    nonisolated public func stroke<S: ShapeStyle>(_ style: S, style strokeStyle: StrokeStyle) -> some View { StubView() }
    nonisolated public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { StubView() }
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { Path() }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape { Path() }
}

public struct Rectangle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct RoundedRectangle: Shape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct StrokeStyle: Equatable, Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: LineCap = .butt, dash: [CGFloat] = []) {}
    public enum LineCap: Sendable { case butt, round, square }
}

public struct AnyShapeStyle: ShapeStyle {
    public init<S: ShapeStyle>(_ style: S) {}
}

public struct Circle: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Capsule: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

public struct Ellipse: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path() }
}

extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule { public static var capsule: Capsule { Capsule() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { Rectangle() } }
