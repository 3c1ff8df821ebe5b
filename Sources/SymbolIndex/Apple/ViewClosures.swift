/// Which closures of SwiftUI's views and modifiers wait for an event, and which make what is shown.
public enum ViewClosures {
    /// The requirements of representables that run with each update.
    public static let updateMethods: Set<String> = [
        "updateUIView", "updateUIViewController", "updateNSView", "updateNSViewController", "updateWKInterfaceObject",
    ]
    /// The members by which styles, shapes, commands and parts of charts are shown.
    public static let shownMembers: Set<String> = ["body", "makeBody", "path"]
    /// The requirements of representables that run once.
    public static let makingMethods: Set<String> = [
        "makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController", "makeWKInterfaceObject",
        "makeCoordinator",
    ]
    /// Methods of views that UIKit and AppKit call to lay out and to draw; of a controller there is one at a time.
    public static let layoutMethods = [
        "layoutSubviews", "draw", "updateConstraints", "updateProperties", "updateConfiguration", "layout",
        "updateLayer",
    ]
    /// Modifiers whose content is made once it is presented.
    public static let presenters: Set<String> = [
        "sheet", "fullScreenCover", "popover", "inspector", "alert", "confirmationDialog",
    ]
    /// Those that take a closure for their end before their content.
    static let withDismissal: Set<String> = ["sheet", "fullScreenCover"]
    /// Labels of closures that wait for an event.
    public static let eventLabels: Set<String> = [
        "action", "perform", "set", "completion", "completionHandler", "handler", "operation", "execute",
    ]
    /// How labels of closures that wait for an event end.
    public static let eventSuffixes = ["Action", "Handler", "Callback", "Completion"]
    /// Buttons of an alert, with what they do.
    public static let alertButtons: Set<String> = ["default", "cancel", "destructive"]
    /// Labels of closures that make what is shown.
    public static let contentLabels: Set<String> = ["label", "content", "preview"]
    /// Calls whose closure without a label waits for an event.
    public static let eventCallees: Set<String> = [
        "task", "Task", "refreshable", "sink", "detached", "fileImporter", "fileExporter", "fileMover",
        "dropDestination", "pasteDestination", "importsItemProviders", "itemProvider", "accessibilityAction",
        "accessibilityAdjustableAction", "accessibilityScrollAction", "OpenURLAction", "UIAction",
    ]
}
