// Catalogue 60: whoever has the object by then is told what the initializer sets.
import AppKit
import Combine
import SwiftUI

@MainActor
@Observable
final class Panel {
    private(set) var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private var titleStorage = ""
    var titles: Published<String>.Publisher { $titleStorage }
    private var window: NSWindow?

    init() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: PanelView(panel: self)))
        window.makeKeyAndOrderFront(self)
        self.window = window
        title = "Ready"
    }
}

struct PanelView: View {
    var panel: Panel
    var body: some View { Text(panel.title) }
}
