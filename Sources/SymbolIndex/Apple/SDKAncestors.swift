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

    /// Their properties have types of their own, so that they give no class of the project back.
    static let givingNothingBack = table.names(with: .givingNothingBack)
    /// They give what inherits from them no members but those that any class may have.
    static let plain = table.names(with: .plain)
    /// Classes that act when an object is made.
    private static let acting = table.names(with: .acting)

    /// True for a class from outside whose initializer may do more than set what the object holds.
    public static func mayActWhenMade(_ name: String) -> Bool {
        acting.contains(name) || name.hasSuffix("Controller") || SDKPrefixes.ofActingClasses.contains { name.hasPrefix($0) }
    }

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
        static let givingNothingBack = Traits(rawValue: 1 << 12)
        static let plain = Traits(rawValue: 1 << 13)
        static let acting = Traits(rawValue: 1 << 14)
    }

    private static let table = TraitTable<Traits>([
        ([.withoutState, .withoutEquality, .passive], ["View"]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing, .givingNothingBack, .plain], [
            "Sendable",
        ]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .ofObjects, .givingNothingBack, .plain], [
            "AnyObject",
        ]),
        ([.withoutState, .onNoActor, .withoutEvents, .withEquality, .passive, .givingNothingBack, .plain], [
            "Equatable", "Hashable",
        ]),
        ([.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .givingNothingBack, .plain], [
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
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing, .givingNothingBack, .plain], [
            "Codable", "Encodable", "Decodable",
        ]),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .givingNothingBack, .plain], ["ObservableObject"]),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .plain], ["Identifiable"]),
        ([.onNoActor, .withoutEvents, .withEquality, .passive, .givingNothingBack, .plain], ["Comparable"]),
        ([.onNoActor, .withoutEvents, .ofObjects, .plain], ["NSObject"]),
        ([.onNoActor, .withoutDefaultActor, .withoutEquality, .passive, .givingNothingBack, .plain], ["Error"]),
        ([.onNoActor, .withoutDefaultActor, .withoutEquality, .passive], ["LocalizedError", "CodingKey"]),
        ([.onNoActor, .ofObjects, .plain], ["NSObjectProtocol"]),
        ([.onNoActor, .givingNothingBack, .plain], ["Observable"]),
        ([.onNoActor], [
            "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "WCSessionDelegate",
            "AVAudioPlayerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
            "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate",
        ]),
        ([.withoutEquality, .passive], ["CaseIterable", "Copyable", "Transferable"]),
        ([.acting], ["Operation", "Thread", "CALayer"]),
        ([.passive], ["RawRepresentable", "OptionSet", "ExpressibleByStringLiteral"]),
    ])
}
