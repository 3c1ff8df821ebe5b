// Catalogue 83: a modifier shows its content as long as it is shown itself: an event returns early, each system shows it once.
import SwiftUI

final class Model: ObservableObject {
    @Published var text = ""

    func go() { text = "a" }
}

struct Detail: View {
    @StateObject private var model: Model

    init(text: String) {
        _model = StateObject(wrappedValue: Model())
    }

    var body: some View { Button(model.text) { model.go() } }
}

struct Banner: ViewModifier {
    @Binding var text: String?
    @State private var shown = ""

    func body(content: Content) -> some View {
        content.overlay(Text(shown)).onChange(of: text) { _, new in
            guard let new else { return }
            shown = new
        }
    }
}

extension View {
    func sized(_ width: CGFloat = 700) -> some View {
        #if os(macOS)
        self.frame(width: width)
        #else
        self
        #endif
    }
}

struct Parent: View {
    @State private var text: String?

    var body: some View {
        VStack { Detail(text: "a") }.modifier(Banner(text: $text))
        VStack { Detail(text: "c") }.sized()
    }
}
