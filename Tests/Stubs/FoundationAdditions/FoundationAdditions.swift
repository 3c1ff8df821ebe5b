// What `import Foundation` alone also offers on Apple platforms. The check imports this module into every file.
@_exported import struct Combine.Published
@_exported import protocol Combine.ObservableObject
import Foundation
@_exported import FoundationNetworking
@_exported import ObjectiveC

/// A running observation of a key path.
public class NSKeyValueObservation: NSObject {
    public func invalidate() {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueObservedChange<Value> {
    public let newValue: Value?
    public let oldValue: Value?
}

extension NSObjectProtocol where Self: NSObject {
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
}

extension NotificationCenter {
    public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {}
}

extension Timer {
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer { fatalError() }
}

extension String {
    public init(localized key: String, comment: StaticString? = nil) { fatalError() }
}

open class RelativeDateTimeFormatter: Formatter {
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func localizedString(for date: Date, relativeTo reference: Date) -> String { "" }
}
