// Catalogue 80: a setting of `Defaults` is read like any other.
import Defaults
import SwiftUI

extension Defaults.Keys {
    static let padding = Key<Int>("padding", default: 1)
}

@Observable
final class Layout {
    var padding = Defaults[.padding] {
        didSet { Defaults[.padding] = padding }
    }
}

struct LayoutView: View {
    @State private var layout = Layout()

    var body: some View { Stepper("\(layout.padding)", value: $layout.padding) }
}

struct RootView: View {
    var body: some View { LayoutView() }
}
