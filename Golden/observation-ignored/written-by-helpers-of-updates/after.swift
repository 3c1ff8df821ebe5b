// Catalogue 59: what an update method calls runs while the view updates, and so does what a body asks for its result.
import SwiftUI
import UIKit

@MainActor
@Observable
final class Page {
    private(set) var height = 0.0

    @ObservationIgnored private weak var host: UIView?
    @ObservationIgnored private var attachments = 0
    @ObservationIgnored private var lookups = 0
    private var saves = 0

    func attach(to host: UIView) {
        guard self.host == nil || self.host === host else { return }
        self.host = host
        attachments += 1
    }

    func title() -> String {
        lookups += 1
        return "Page"
    }

    func save() {
        saves += 1
        if saves > 3 { height = 0 }
    }

    func leave() {
        host = nil
        if attachments > 1 { height = 1 }
    }
}

struct PageView: View {
    @State private var page = Page()

    var body: some View {
        VStack {
            Text(title())
            WebView(page: page).frame(height: page.height)
            Button("Save") { save() }
            Button("Save again", action: item().run)
            Button("Leave") { page.leave() }
        }
    }

    private func title() -> String { page.title() }

    private func save() { page.save() }

    private func item() -> Item { Item { page.save() } }
}

struct Item {
    let run: () -> Void
}

struct WebView: UIViewRepresentable {
    let page: Page

    func makeUIView(context: Context) -> UIView { UIView() }

    func updateUIView(_ view: UIView, context: Context) { update(view) }

    private func update(_ view: UIView) { page.attach(to: view) }
}
