/// Size, place and decoration.
extension View {
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { StubView() }
    nonisolated public func padding(_ length: CGFloat) -> some View { StubView() }
    nonisolated public func padding(_ insets: EdgeInsets) -> some View { StubView() }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { StubView() }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { StubView() }
    nonisolated public func fixedSize() -> some View { StubView() }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { StubView() }
    nonisolated public func layoutPriority(_ value: Double) -> some View { StubView() }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
    nonisolated public func offset(_ offset: CGSize) -> some View { StubView() }
    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
    nonisolated public func alignmentGuide(_ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View { StubView() }
    nonisolated public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { StubView() }
    nonisolated public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View { StubView() }
    nonisolated public func ignoresSafeArea() -> some View { StubView() }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { StubView() }
    nonisolated public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { StubView() }
    nonisolated public func scaledToFit() -> some View { StubView() }
    nonisolated public func scaledToFill() -> some View { StubView() }
    nonisolated public func zIndex(_ value: Double) -> some View { StubView() }
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { StubView() }
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { StubView() }
    nonisolated public func listRowSeparator(_ visibility: Visibility) -> some View { StubView() }
    nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { StubView() }

    nonisolated public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View { StubView() }
    nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { StubView() }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { StubView() }
    nonisolated public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View { StubView() }
    nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { StubView() }
    nonisolated public func mask<V: View>(_ mask: V) -> some View { StubView() }
    nonisolated public func mask<V: View>(@ViewBuilder _ mask: () -> V) -> some View { StubView() }
    nonisolated public func safeAreaInset<V: View>(edge: Edge, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View { StubView() }
    nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { StubView() }
    nonisolated public func cornerRadius(_ radius: CGFloat) -> some View { StubView() }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { StubView() }
    nonisolated public func clipped() -> some View { StubView() }
    nonisolated public func contentShape<S: Shape>(_ shape: S) -> some View { StubView() }
    nonisolated public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View { StubView() }
}

/// Text and color.
extension View {
    nonisolated public func font(_ font: Font?) -> some View { StubView() }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { StubView() }
    nonisolated public func bold(_ isActive: Bool = true) -> some View { StubView() }
    nonisolated public func monospacedDigit() -> some View { StubView() }
    nonisolated public func foregroundColor(_ color: Color?) -> some View { StubView() }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { StubView() }
    nonisolated public func accentColor(_ color: Color?) -> some View { StubView() }
    nonisolated public func tint(_ color: Color?) -> some View { StubView() }
    nonisolated public func lineLimit(_ number: Int?) -> some View { StubView() }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { StubView() }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { StubView() }
    nonisolated public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { StubView() }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View { StubView() }
    nonisolated public func opacity(_ opacity: Double) -> some View { StubView() }
    nonisolated public func hidden() -> some View { StubView() }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { StubView() }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { StubView() }
    nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { StubView() }
    nonisolated public func redacted(reason: RedactionReasons) -> some View { StubView() }
}

/// Movement.
extension View {
    nonisolated public func animation(_ animation: Animation?) -> some View { StubView() }
    nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { StubView() }
    nonisolated public func transition(_ transition: AnyTransition) -> some View { StubView() }
    nonisolated public func rotationEffect(_ angle: Angle) -> some View { StubView() }
    nonisolated public func scaleEffect(_ scale: CGFloat) -> some View { StubView() }
    nonisolated public func blur(radius: CGFloat) -> some View { StubView() }
}

public enum ContentMode: Sendable { case fit, fill }
public enum Visibility: Sendable { case automatic, visible, hidden }

public struct RedactionReasons: Sendable {
    public static let placeholder = RedactionReasons()
}

public struct ContentTransition: Sendable {
    public static let identity = ContentTransition()
    public static let opacity = ContentTransition()
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

extension Text {
    public enum TruncationMode: Sendable { case head, middle, tail }
    public enum Case: Sendable { case uppercase, lowercase }
}
