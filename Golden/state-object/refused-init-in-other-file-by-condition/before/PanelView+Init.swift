// Catalogue 20, 88: the init.
import SwiftUI

extension PanelView {
    init(number: Int) {
        #if os(macOS)
        self.init(title: "Panel \(number)")
        #else
        title = "\(number)"
        #endif
    }
}
