/// What Swift and Apple's SDKs say of a protocol or a class that a type inherits from.
public enum SDKAncestors {
    /// They ask for no property that could be state.
    public static let withoutState = table.names(with: .withoutState)
    /// Drawn or laid out by SwiftUI whenever it likes.
    public static let shapes = table.names(with: .shapes)
    /// They stand among views, and are not views themselves.
    public static let partsOfViews = table.names(with: .partsOfViews)
    /// They put what inherits from them on the main actor.
    public static let onMainActor = table.names(with: .onMainActor)
    /// They put what inherits from them on no actor.
    public static let onNoActor = table.names(with: .onNoActor)
    /// They ask for no function which others call in answer to events.
    public static let withoutEvents = table.names(with: .withoutEvents)
    /// They don't refine `Equatable`.
    public static let withoutEquality = table.names(with: .withoutEquality)
    /// They ask for `==`.
    public static let withEquality = table.names(with: .withEquality)
    /// By them no library calls a value while it shows it.
    public static let passive = table.names(with: .passive)
    /// Swift writes code for them from the stored properties.
    public static let synthesizing = table.names(with: .synthesizing)
    /// Only objects conform to them.
    public static let ofObjects = table.names(with: .ofObjects)

    private static let table = TraitTable([
        ([.withoutState, .withoutEquality, .passive], ["View"]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing], ["Sendable"]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .ofObjects], ["AnyObject"]),
        ([.withoutState, .onNoActor, .withoutEvents, .withEquality, .passive], ["Equatable", "Hashable"]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive], [
            "CustomStringConvertible", "CustomDebugStringConvertible",
        ]),
        ([.withoutState, .shapes], ["Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect"]),
        ([.withoutState, .partsOfViews], [
            "ToolbarContent", "CustomizableToolbarContent", "Scene", "Widget", "WidgetBundle", "PreviewProvider", "TableRowContent",
            "TableColumnContent",
        ]),
        ([.withoutState], [
            "App", "Commands", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable",
            "NSViewRepresentable", "DynamicProperty", "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
            "TextFieldStyle", "MenuStyle", "ListStyle", "PickerStyle", "GroupBoxStyle", "ProgressViewStyle",
            "GaugeStyle", "DisclosureGroupStyle", "NavigationSplitViewStyle", "FormStyle", "ControlGroupStyle",
            "LabeledContentStyle", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "Layout",
            "PreviewModifier", "Transition", "ChartContent", "MapContent", "ContainerBackgroundPlacement",
            "DropDelegate", "Any",
        ]),
        ([.partsOfViews], ["Preview"]),
        ([.onMainActor], [
            "UIViewController", "NSViewController", "UIView", "NSView", "UIHostingController", "NSHostingController",
            "NSHostingView", "UIWindow", "NSWindow", "NSWindowController", "UIResponder", "NSResponder",
            "UIApplicationDelegate", "NSApplicationDelegate", "UITableViewCell", "UICollectionViewCell", "NSPanel",
            "UIControl", "UITableViewController", "UICollectionViewController", "UINavigationController",
            "UITabBarController",
        ]),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing], [
            "Codable", "Encodable", "Decodable",
        ]),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive], ["Identifiable", "ObservableObject"]),
        ([.onNoActor, .withoutEvents, .withEquality, .passive], ["Comparable"]),
        ([.onNoActor, .withoutEvents, .ofObjects], ["NSObject"]),
        ([.onNoActor, .withoutEquality, .passive], ["Error", "LocalizedError"]),
        ([.onNoActor, .ofObjects], ["NSObjectProtocol"]),
        ([.onNoActor], [
            "Observable", "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "WCSessionDelegate",
            "AVAudioPlayerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
            "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate",
        ]),
        ([.withoutEquality, .passive], ["CaseIterable", "Copyable", "Transferable", "CodingKey"]),
        ([.passive], ["RawRepresentable", "OptionSet", "ExpressibleByStringLiteral"]),
    ])
}

extension NameTraits {
    fileprivate static let withoutState = NameTraits(rawValue: 1 << 0)
    fileprivate static let shapes = NameTraits(rawValue: 1 << 1)
    fileprivate static let partsOfViews = NameTraits(rawValue: 1 << 2)
    fileprivate static let onMainActor = NameTraits(rawValue: 1 << 3)
    fileprivate static let onNoActor = NameTraits(rawValue: 1 << 4)
    fileprivate static let withoutEvents = NameTraits(rawValue: 1 << 5)
    fileprivate static let withoutEquality = NameTraits(rawValue: 1 << 6)
    fileprivate static let withEquality = NameTraits(rawValue: 1 << 7)
    fileprivate static let passive = NameTraits(rawValue: 1 << 8)
    fileprivate static let synthesizing = NameTraits(rawValue: 1 << 9)
    fileprivate static let ofObjects = NameTraits(rawValue: 1 << 10)
}
