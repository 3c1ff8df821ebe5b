// Catalogue 86: a factory runs once for @StateObject.
import SwiftUI

final class Page: ObservableObject {
    @Published var number = 1
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
    @StateObject private var page: Page

    init(make: @escaping () -> Page) {
        _page = StateObject(wrappedValue: make())
    }

    var body: some View {
        Button("Turn") { page.number += 1 }
        Text("page \(page.number)")
    }
}
