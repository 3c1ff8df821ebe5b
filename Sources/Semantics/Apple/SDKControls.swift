/// Views and items of UIKit that only show what they are told: to set that runs no code of anybody, neither a target's
/// action nor a delegate's method (Apple's documentation of the classes; of `UISwitch.isOn`: "setting this property does
/// not result in an action message").
enum SDKControls {
    private static let ofViews: Set<String> = ["isHidden", "alpha", "accessibilityLabel", "accessibilityValue"]
    private static let shown: [String: Set<String>] = [
        "UILabel": ["text", "attributedText", "textColor", "font", "isEnabled", "numberOfLines"],
        "UIImageView": ["image", "isHighlighted"],
        "UIProgressView": ["progress", "observedProgress"],
        "UIActivityIndicatorView": ["color"],
        "UIButton": ["isEnabled", "isSelected"],
        "UISwitch": ["isOn", "isEnabled"],
        "UIBarButtonItem": ["isEnabled", "title", "image"],
    ]

    /// True for a property of a view, or of an item, that tells nobody when it is set.
    static func isShown(_ property: String, by type: String) -> Bool {
        guard let own = shown[type] else { return false }
        return own.contains(property) || type != "UIBarButtonItem" && ofViews.contains(property)
    }
}
