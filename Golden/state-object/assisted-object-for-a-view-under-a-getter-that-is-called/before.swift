// Catalogue 83: a getter of the name may be called where the project makes what it gives callable.
import SwiftUI

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct PageView: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("Number", value: $page.number)
    }
}

protocol Presenting {
    func callAsFunction<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> AnyView
}

struct Drawer: Presenting {
    func callAsFunction<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> AnyView {
        let shown = content()
        return AnyView(
            VStack {
                if isPresented.wrappedValue { shown }
            })
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

extension View {
    var sheet: some Presenting { Drawer() }

    func labelled(_ text: Binding<String>) -> some View { overlay(Text(text.wrappedValue)) }
}
