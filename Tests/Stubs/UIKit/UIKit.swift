@_exported import Foundation

@MainActor open class UIResponder: NSObject {
    nonisolated public override init() {}
}

@MainActor open class UIView: UIResponder {
    nonisolated public override init() {}
    public init(frame: CGRect) { super.init() }
    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var isHidden = false
    open func layoutIfNeeded() {}
    open var tag = 0
    open var backgroundColor: UIColor?
    open func addSubview(_ view: UIView) {}
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutSubviews() {}
    open func draw(_ rect: CGRect) {}
    open func removeFromSuperview() {}
}

@MainActor open class UILabel: UIView {
    open var text: String?
}

@MainActor open class UIControl: UIView {}

@MainActor open class UIButton: UIControl {}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open weak var delegate: (any UITextFieldDelegate)?
}

@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {}

@MainActor open class UITextView: UIView {
    open var text: String! = ""
    open weak var delegate: (any UITextViewDelegate)?
}

@MainActor public protocol UITextViewDelegate: NSObjectProtocol {}

@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    public init(windowScene: UIWindowScene) { super.init() }
    open func makeKeyAndVisible() {}
}

@MainActor open class UIScene: UIResponder {
    public struct ConnectionOptions {}
}

@MainActor open class UIWindowScene: UIScene {}

open class UISceneSession: NSObject {}

@MainActor open class UIViewController: UIResponder {
    nonisolated public override init() {}
    public init(nibName: String?, bundle: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open var view: UIView! = nil
    open var title: String?
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    open func didReceiveMemoryWarning() {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
    open func addChild(_ controller: UIViewController) {}
    open func didMove(toParent parent: UIViewController?) {}
}

@MainActor open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init() }
    public required init?(coder: NSCoder) { nil }
    open func pushViewController(_ controller: UIViewController, animated: Bool) {}
}

@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor public protocol UIWindowSceneDelegate: NSObjectProtocol {}

@MainActor open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public static let shared = UIApplication()
    public nonisolated static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    public nonisolated static let willResignActiveNotification = Notification.Name("willResignActive")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("didEnterBackground")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("willEnterForeground")
    open var connectedScenes: Set<NSObject> { [] }
    open func open(_ url: URL) {}
    open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {}
}

@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var name = ""
    open var orientation: UIDeviceOrientation { .portrait }
}

public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, landscapeLeft
}

open class UIColor: NSObject {
    public class var red: UIColor { UIColor() }
    public class var systemBackground: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
}

open class UIImage: NSObject {
    public init?(named name: String) {}
    public init?(systemName name: String) {}
    public init?(data: Data) {}
}

open class UIFont: NSObject {
    public struct Weight: Sendable {
        public static let bold = Weight()
        public static let regular = Weight()
    }

    open class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    open class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open var pointSize: CGFloat { 0 }
}

@MainActor open class UIBarButtonItem: NSObject {
    public enum Style: Sendable { case plain, done }

    public init(title: String?, style: Style, target: Any?, action: Any?) {}
    open var isEnabled = true
    open var title: String?
}

public enum UIKeyboardType: Sendable { case `default`, numberPad, decimalPad, emailAddress, URL }

public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }

public struct UITextContentType: Sendable {
    public static let username = UITextContentType()
    public static let password = UITextContentType()
    public static let emailAddress = UITextContentType()
}

public enum UIAccessibility {
    @MainActor public static var isVoiceOverRunning: Bool { false }
}
