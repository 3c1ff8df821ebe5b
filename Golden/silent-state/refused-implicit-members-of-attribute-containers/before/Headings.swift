import UIKit

extension UIColor {
    static var ink: UIColor { Palette.shared.isDark ? .white : .black }
}

enum Headings {
    static func heading(_ text: String) -> AttributedString {
        AttributedString(text, attributes: AttributeContainer().foregroundColor(.ink))
    }
}
