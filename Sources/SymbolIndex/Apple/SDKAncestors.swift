/// What Swift and Apple's SDKs say of a protocol or a class that a type inherits from.
public enum SDKAncestors {
    /// They ask for no property that could be state.
    public static let withoutState = table.names(with: .withoutState)
    /// Drawn or laid out by SwiftUI whenever it likes.
    public static let shapes = table.names(with: .shapes)
    /// They stand among views, and are not views themselves.
    public static let partsOfViews = table.names(with: .partsOfViews)
    /// They are of Swift or of an SDK, and of no package.
    public static let all = table.names(with: [])
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
    public static let plain = table.names(with: .plain)
    /// They give members of the types that a value holds.
    static let ofElements = table.names(with: .ofElements)
    /// Sequences and other values, of which none is a publisher.
    static let sequences = table.names(with: .sequences)
    /// Classes that act when an object is made.
    private static let acting = table.names(with: .acting)

    /// What types are declared with: names that no package gives to something else.
    public static let wellKnown = plain.union(passive).union(onMainActor).union(onNoActor)

    /// True for a class from outside whose initializer may do more than set what the object holds.
    public static func mayActWhenMade(_ name: String) -> Bool {
        acting.contains(name) || name.hasSuffix("Controller")
            || SDKPrefixes.ofActingClasses.contains { name.hasPrefix($0) }
    }

    /// They show a view that their only generic argument tells, as `rootView`.
    public static let hosts = ["UIHostingController", "NSHostingController", "NSHostingView"]

    private static let table = TraitTable([
        ([.withoutState, .onMainActor, .withoutEquality, .passive], ["View"]),
        ([.withoutState, .onMainActor], ["ViewModifier"]),
        ([.withoutState, .onNoActor], ["DynamicProperty"]),
        (
            [
                .withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing,
                .givingNothingBack, .plain,
            ],
            [
                "Sendable"
            ]
        ),
        (
            [
                .withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .ofObjects, .givingNothingBack,
                .plain,
            ],
            [
                "AnyObject"
            ]
        ),
        (
            [.withoutState, .onNoActor, .withoutEvents, .withEquality, .passive, .givingNothingBack, .plain],
            [
                "Equatable", "Hashable",
            ]
        ),
        (
            [.withoutState, .onNoActor, .withoutEvents, .withoutEquality, .passive, .givingNothingBack, .plain],
            [
                "CustomStringConvertible", "CustomDebugStringConvertible",
            ]
        ),
        (
            [.withoutState, .shapes],
            ["Shape", "InsettableShape", "Animatable", "AnimatableModifier", "GeometryEffect"]
        ),
        (
            [.withoutState, .partsOfViews],
            [
                "ToolbarContent", "CustomizableToolbarContent", "Scene", "Widget", "WidgetBundle", "PreviewProvider",
                "TableRowContent",
                "TableColumnContent",
            ]
        ),
        (
            [.withoutState],
            [
                "App", "Commands", "UIViewRepresentable", "UIViewControllerRepresentable",
                "NSViewRepresentable", "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle",
                "TextFieldStyle", "MenuStyle", "ListStyle", "PickerStyle", "GroupBoxStyle", "ProgressViewStyle",
                "GaugeStyle", "DisclosureGroupStyle", "NavigationSplitViewStyle", "FormStyle", "ControlGroupStyle",
                "LabeledContentStyle", "NSViewControllerRepresentable", "WKInterfaceObjectRepresentable", "Layout",
                "PreviewModifier", "Transition", "ChartContent", "MapContent", "ContainerBackgroundPlacement",
                "DropDelegate", "Any",
            ]
        ),
        ([.partsOfViews], ["Preview"]),
        // Of a class they call what overrides theirs, and what Objective-C sees.
        (
            [.onMainActor, .withoutEvents],
            [
                "UIViewController", "NSViewController", "UIView", "NSView", "UIHostingController",
                "NSHostingController",
                "NSHostingView", "UIWindow", "NSWindow", "NSWindowController", "UIResponder", "NSResponder",
                "UITableViewCell", "UICollectionViewCell", "NSPanel",
                "UIControl", "UITableViewController", "UICollectionViewController", "UINavigationController",
                "UITabBarController",
                "NSText", "NSTextView", "NSTextField", "NSSearchField", "NSSecureTextField", "NSControl", "NSButton",
                "NSPopUpButton", "NSImageView", "NSScrollView", "NSClipView", "NSStackView", "NSSplitView",
                "NSTableView",
                "NSOutlineView", "NSTableCellView", "NSTableRowView", "NSCollectionView", "NSCollectionViewItem",
                "NSVisualEffectView", "NSSplitViewController", "NSTabViewController", "NSPopover", "NSMenu",
                "NSMenuItem",
                "UITextView", "UITextField", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UIStackView",
                "UITableView", "UICollectionView", "UICollectionReusableView", "UICollectionViewListCell",
                "UITableViewHeaderFooterView", "UIVisualEffectView", "UISearchBar", "UISearchController", "UIToolbar",
                "UINavigationBar", "UIAlertController", "UIActivityViewController", "UIPageViewController",
                "UISplitViewController", "UIImagePickerController", "UIDocumentPickerViewController",
                "UIPresentationController", "UIGestureRecognizer", "WKWebView",
            ]
        ),
        (
            [.onMainActor],
            [
                "UIApplicationDelegate", "NSApplicationDelegate", "UITableViewDataSource", "UITableViewDelegate",
                "UICollectionViewDataSource",
                "UICollectionViewDelegate",
                "UICollectionViewDelegateFlowLayout", "UIScrollViewDelegate", "UITextFieldDelegate",
                "UITextViewDelegate",
                "UISearchBarDelegate", "UISearchResultsUpdating", "UISearchControllerDelegate",
                "UIGestureRecognizerDelegate", "UINavigationControllerDelegate", "UITabBarControllerDelegate",
                "UIPickerViewDataSource", "UIPickerViewDelegate", "UIImagePickerControllerDelegate",
                "UIPageViewControllerDataSource", "UIPageViewControllerDelegate",
                "UIAdaptivePresentationControllerDelegate", "UIPopoverPresentationControllerDelegate",
                "UISplitViewControllerDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
                "NSMenuDelegate", "NSWindowDelegate", "NSTableViewDataSource", "NSTableViewDelegate",
                "NSOutlineViewDataSource", "NSOutlineViewDelegate", "NSTextDelegate", "NSTextViewDelegate",
                "NSTextFieldDelegate", "NSControlTextEditingDelegate", "NSSearchFieldDelegate", "NSSplitViewDelegate",
                "NSToolbarDelegate", "NSPopoverDelegate", "NSCollectionViewDataSource", "NSCollectionViewDelegate",
                "WKNavigationDelegate", "WKUIDelegate", "WKScriptMessageHandler",
            ]
        ),
        (
            [.onNoActor, .withoutEvents, .withoutEquality, .passive, .synthesizing, .givingNothingBack, .plain],
            [
                "Codable", "Encodable", "Decodable",
            ]
        ),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .givingNothingBack, .plain], ["ObservableObject"]),
        ([.onNoActor, .withoutEvents, .withoutEquality, .passive, .plain], ["Identifiable"]),
        ([.onNoActor, .withoutEvents, .withEquality, .passive, .givingNothingBack, .plain], ["Comparable"]),
        ([.onNoActor, .withoutEvents, .ofObjects, .plain], ["NSObject"]),
        ([.onNoActor, .withoutDefaultActor, .withoutEquality, .passive, .givingNothingBack, .plain], ["Error"]),
        ([.onNoActor, .withoutDefaultActor, .withoutEquality, .passive], ["LocalizedError", "CodingKey"]),
        ([.onNoActor, .ofObjects, .plain], ["NSObjectProtocol"]),
        ([.onNoActor, .givingNothingBack, .plain], ["Observable"]),
        (
            [.onNoActor],
            [
                "CLLocationManagerDelegate", "UNUserNotificationCenterDelegate", "WCSessionDelegate",
                "AVAudioPlayerDelegate", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
                "URLSessionDownloadDelegate", "URLSessionStreamDelegate", "URLSessionWebSocketDelegate",
                "MCSessionDelegate", "CBCentralManagerDelegate", "CBPeripheralDelegate", "CBPeripheralManagerDelegate",
                "AVCaptureVideoDataOutputSampleBufferDelegate", "AVCaptureAudioDataOutputSampleBufferDelegate",
            ]
        ),
        ([.withoutEquality, .passive], ["CaseIterable", "Copyable", "Transferable"]),
        ([.acting], ["Operation", "Thread", "CALayer"]),
        ([.ofElements], ["Publisher"]),
        (
            [.ofElements, .sequences],
            [
                "AsyncSequence", "BidirectionalCollection", "Collection", "LazyCollectionProtocol",
                "LazySequenceProtocol",
                "MutableCollection", "RandomAccessCollection", "RangeExpression", "RangeReplaceableCollection",
                "Sequence", "SetAlgebra",
            ]
        ),
        ([.sequences], ["Array", "ArraySlice", "Dictionary", "Optional", "Result", "Set", "String", "Substring"]),
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
    fileprivate static let withoutDefaultActor = NameTraits(rawValue: 1 << 11)
    fileprivate static let givingNothingBack = NameTraits(rawValue: 1 << 12)
    fileprivate static let plain = NameTraits(rawValue: 1 << 13)
    fileprivate static let acting = NameTraits(rawValue: 1 << 14)
    fileprivate static let ofElements = NameTraits(rawValue: 1 << 15)
    fileprivate static let sequences = NameTraits(rawValue: 1 << 16)
}
