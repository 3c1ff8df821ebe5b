// Catalogue 83: `.init()` in a branch makes the view, which a property keeps and shows again.
import SwiftUI

@Observable
final class Page {
    var number = 1
}

struct PageView: View {
    @State private var page = Page()

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct RootView: View {
    @State private var isOpen = false
    private let kept: PageView = if #available(iOS 18, macOS 15, *) { .init() } else { .init() }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { kept }
    }
}
