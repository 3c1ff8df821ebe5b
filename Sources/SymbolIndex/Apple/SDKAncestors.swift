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
    /// They put what conforms to them on no actor where it would be on that of its module.
    public static let withoutDefaultActor = table.names(with: .withoutDefaultActor)
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

    private struct Traits: OptionSet {
        let rawValue: UInt16

        static let withoutState = Traits(rawValue: 1 << 0)
        static let shapes = Traits(rawValue: 1 << 1)
        static let partsOfViews = Traits(rawValue: 1 << 2)
        static let onMainActor = Traits(rawValue: 1 << 3)
        static let onNoActor = Traits(rawValue: 1 << 4)
        static let withoutEvents = Traits(rawValue: 1 << 5)
        static let withoutEquality = Traits(rawValue: 1 << 6)
        static let withEquality = Traits(rawValue: 1 << 7)
        static let passive = Traits(rawValue: 1 << 8)
        static let synthesizing = Traits(rawValue: 1 << 9)
        static let ofObjects = Traits(rawValue: 1 << 10)
        static let withoutDefaultActor = Traits(rawValue: 1 << 11)
    }

    private static let table = TraitTable<Traits>([
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
        ([.onNoActor, .withoutDefaultActor, .withoutEquality, .passive], ["Error", "LocalizedError", "CodingKey"]),
        ([.onNoActor, .ofObjects], ["NSObjectProtocol"]),
        ([.onNoActor], [
            "Observable", "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "WCSessionDelegate",
            "AVAudioPlayerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
            "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate",
        ]),
        ([.withoutEquality, .passive], ["CaseIterable", "Copyable", "Transferable"]),
        ([.passive], ["RawRepresentable", "OptionSet", "ExpressibleByStringLiteral"]),
    ])
}
