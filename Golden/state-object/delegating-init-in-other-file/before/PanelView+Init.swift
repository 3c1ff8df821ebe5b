// Catalogue 88: inits that call another one, in all branches of if as well.
import SwiftUI

extension PanelView {
    init(title: String) {
        self.init(title: title, isLoud: false)
    }

    init?(number: Int?) {
        guard let number else { return nil }
        if number > 9 {
            self.init(title: "Panel \(number)", isLoud: true)
        } else {
            self.init(title: "Panel")
        }
    }
}
