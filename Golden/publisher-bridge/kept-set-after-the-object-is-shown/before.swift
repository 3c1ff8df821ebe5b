// Catalogue 60: whoever has the object by then is told what the initializer sets.
import AppKit
import Combine
import SwiftUI

@MainActor
final class Panel: ObservableObject {
    @Published private(set) var title = ""
    var titles: Published<String>.Publisher { $title }
    private var window: NSWindow?

    init() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: PanelView(panel: self)))
        window.makeKeyAndOrderFront(self)
        self.window = window
        title = "Ready"
    }
}

struct PanelView: View {
    @ObservedObject var panel: Panel
    var body: some View { Text(panel.title) }
}
