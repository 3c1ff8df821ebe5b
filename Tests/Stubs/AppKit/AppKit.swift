@_exported import Foundation

@MainActor open class NSResponder: NSObject {
    nonisolated public override init() {}
}

@MainActor open class NSView: NSResponder {
    nonisolated public override init() {}
    public init(frame: NSRect) {}
    open var frame: NSRect = .zero
    open var bounds: NSRect = .zero
    open var isHidden = false
    open var needsDisplay = false
    open func addSubview(_ view: NSView) {}
    open func layoutSubtreeIfNeeded() {}
}

@MainActor open class NSControl: NSView {
    open var stringValue = ""
}

@MainActor open class NSTextField: NSControl {
    open weak var delegate: (any NSTextFieldDelegate)?
}

@MainActor public protocol NSTextFieldDelegate: NSObjectProtocol {}

@MainActor open class NSWindow: NSResponder {
    public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let resizable = StyleMask(rawValue: 4)
    }

    public enum BackingStoreType { case buffered }

    public init(contentRect: NSRect, styleMask: StyleMask, backing: BackingStoreType, defer flag: Bool) {}
    public init(contentViewController: NSViewController) {}
    open var contentView: NSView?
    open var contentViewController: NSViewController?
    open var title = ""
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func center() {}
    open func close() {}
}

@MainActor open class NSWindowController: NSResponder {
    public init(window: NSWindow?) {}
    open var window: NSWindow?
    open func showWindow(_ sender: Any?) {}
}

@MainActor open class NSViewController: NSResponder {
    nonisolated public override init() {}
    public required init?(coder: NSCoder) {}
    open var view: NSView = NSView()
    open func viewDidLoad() {}
    open func viewWillAppear() {}
    open func viewDidAppear() {}
}

@MainActor open class NSPopover: NSResponder {
    open var contentViewController: NSViewController?
}

@MainActor public protocol NSApplicationDelegate: NSObjectProtocol {}

@MainActor open class NSApplication: NSResponder {
    public static let shared = NSApplication()
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willTerminateNotification = Notification.Name("willTerminate")
    open var isActive: Bool { false }
    open func terminate(_ sender: Any?) {}
}

@MainActor public var NSApp: NSApplication! { NSApplication.shared }

open class NSColor: NSObject {
    public class var red: NSColor { NSColor() }
    public class var windowBackgroundColor: NSColor { NSColor() }
    public class var labelColor: NSColor { NSColor() }
}

open class NSImage: NSObject {
    public init?(named name: String) {}
    public init?(data: Data) {}
}

open class NSFont: NSObject {}

@MainActor open class NSWorkspace: NSObject {
    public static let shared = NSWorkspace()
    open func open(_ url: URL) -> Bool { false }
}

open class NSEvent: NSObject {
    public struct ModifierFlags: OptionSet, Sendable {
        public static let shift = ModifierFlags(rawValue: 1)
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }
    open class var modifierFlags: ModifierFlags { [] }
}

@MainActor open class NSAlert: NSObject {
    open var messageText = ""
    open func runModal() -> Int { 0 }
}
