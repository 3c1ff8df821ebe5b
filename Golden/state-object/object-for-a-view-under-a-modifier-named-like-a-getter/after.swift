// Catalogue 83: a getter that gives a view can't be called, so that a modifier of its name is that of the SDK.
import SwiftUI

@Observable
final class Page {
    var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @State private var page: Page

    init(number: Int) {
        _page = State(initialValue: Page(number: number))
    }

    var body: some View {
        Stepper("Number", value: $page.number)
    }
}

struct ListView: View {
    @State private var isShown = false
    @State private var text = ""

    private var content: some View { Text("List") }

    var body: some View {
        content
            .labelled($text)
            .sheet(isPresented: $isShown) {
                PageView(number: 1)
            }
    }
}

struct DetailView: View {
    var body: some View { sheet }

    var sheet: some View { Text("Sheet") }
}

extension View {
    func labelled(_ text: Binding<String>) -> some View { overlay(Text(text.wrappedValue)) }
}
