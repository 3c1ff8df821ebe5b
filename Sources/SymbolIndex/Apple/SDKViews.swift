/// The views of SwiftUI that code makes by name: what a method of one gives back is a view too, whatever goes in.
///
/// `Color` and the shapes are left out, whose members give other values as well (SwiftUI, "View fundamentals" and
/// "Views" in Apple's documentation).
public enum SDKViews {
    /// Views and modifiers whose closures get values of the SDK, with the types of these; none where several overloads
    /// differ.
    static let readers: [String: [String]] = [
        "AsyncImage": [], "Canvas": ["GraphicsContext", "CGSize"], "GeometryReader": ["GeometryProxy"],
        "ScrollViewReader": ["ScrollViewProxy"], "TimelineView": ["TimelineViewDefaultContext"],
        "MapReader": ["MapProxy"], "alignmentGuide": ["ViewDimensions"], "chartOverlay": ["ChartProxy"],
        "chartBackground": ["ChartProxy"], "chartGesture": ["ChartProxy"],
    ]
    public static let names = [
        "AnyView", "AsyncImage", "Button", "Color", "ColorPicker", "ContentUnavailableView", "ControlGroup",
        "DatePicker",
        "DisclosureGroup", "Divider", "EditButton", "EmptyView", "ForEach", "Form", "Gauge", "GeometryReader", "Grid",
        "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "Image", "Label", "LabeledContent", "LazyHGrid",
        "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "MultiDatePicker", "NavigationLink",
        "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker",
        "Picker", "ProgressView", "RenameButton", "ScrollView", "ScrollViewReader", "Section", "SecureField",
        "ShareLink",
        "Slider", "Spacer", "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "TimelineView", "Toggle",
        "VSplitView", "VStack", "View", "ViewThatFits", "ZStack",
    ]

    /// Modifiers and initializers of SwiftUI that take colors, fonts, styles or views, and no object of UIKit or AppKit
    /// (SwiftUI, "View modifiers", "Drawing and graphics" in Apple's documentation).
    public static let takersOfStyles: Set<String> = [
        "accentColor", "background", "backgroundStyle", "border", "colorMultiply", "containerBackground", "fill",
        "font",
        "foregroundColor", "foregroundStyle", "listItemTint", "listRowBackground", "listRowSeparatorTint",
        "listSectionSeparatorTint", "overlay", "presentationBackground", "shadow", "strikethrough", "stroke",
        "strokeBorder", "tint", "toolbarBackground", "underline",
        "AngularGradient", "Gradient", "LinearGradient", "RadialGradient", "Stop",
    ]

    /// True for a modifier that only makes another view of what it is given; a view may call its own by name.
    public static func isPlainModifier(_ name: String) -> Bool {
        takersOfStyles.contains(name) || plainModifiers.contains(name)
    }

    private static let plainModifiers: Set<String> = [
        "aspectRatio", "blur", "clipShape", "clipped", "contentShape", "cornerRadius", "disabled", "fixedSize", "frame",
        "hidden", "ignoresSafeArea", "edgesIgnoringSafeArea", "labelsHidden", "layoutPriority", "lineLimit", "mask",
        "multilineTextAlignment", "offset", "opacity", "padding", "position", "resizable", "rotationEffect",
        "scaleEffect", "zIndex",
    ]
}
