// Catalogue 88: the init.
import SwiftUI

extension PanelView {
    init(number: Int) {
        title = "Panel \(number)"
    }
}
