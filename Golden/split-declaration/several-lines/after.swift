// Catalogue 37: one name per line with its comment; the comments stay with their names.
import SwiftUI

@Observable
final class WindowLayout {
    var isCompact = false

    /// Set by the window.
    var width = 320.0 // in points
    var height = 480.0 // in points
    var scale = 2.0
}

struct LayoutView: View {
    var layout: WindowLayout

    var body: some View {
        Text(layout.isCompact ? "S" : "\(layout.width)x\(layout.height)@\(layout.scale)")
    }
}
