// Different: the factory runs with each init.
import SwiftUI

@Observable
final class Page {
    var number = 1
}

struct Root: View {
    @State private var isBold = false

    var body: some View {
        Toggle("Bold", isOn: $isBold)
        Text(isBold ? "bold" : "plain")
        PageView {
            print("make")
            return Page()
        }
    }
}

struct PageView: View {
    @State private var page: Page

    init(make: @escaping () -> Page) {
        _page = State(initialValue: make())
    }

    var body: some View {
        Button("Turn") { page.number += 1 }
        Text("page \(page.number)")
    }
}
