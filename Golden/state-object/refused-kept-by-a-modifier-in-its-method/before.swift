// Catalogue 83: a modifier's own method shows the content in one of two places, as does a closure that returns early, and one system.
import SwiftUI

final class First: ObservableObject {
    @Published var text = ""

    func go() { text = "a" }
}

final class Second: ObservableObject {
    @Published var text = ""

    func go() { text = "a" }
}

final class Third: ObservableObject {
    @Published var text = ""

    func go() { text = "a" }
}

struct FirstView: View {
    @StateObject private var model: First

    init(text: String) {
        _model = StateObject(wrappedValue: First())
    }

    var body: some View { Button(model.text) { model.go() } }
}

struct SecondView: View {
    @StateObject private var model: Second

    init(text: String) {
        _model = StateObject(wrappedValue: Second())
    }

    var body: some View { Button(model.text) { model.go() } }
}

struct ThirdView: View {
    @StateObject private var model: Third

    init(text: String) {
        _model = StateObject(wrappedValue: Third())
    }

    var body: some View { Button(model.text) { model.go() } }
}

struct Blurred: ViewModifier {
    let isBlurred: Bool

    func body(content: Content) -> some View { blurring(content: content) }

    @ViewBuilder
    private func blurring(content: Content) -> some View {
        if isBlurred {
            content.blur(radius: 3)
        } else {
            content
        }
    }
}

struct Boxed: ViewModifier {
    let isWide: Bool

    func body(content: Content) -> some View {
        Group { () -> AnyView in
            if isWide { return AnyView(content.frame(width: 700)) }
            return AnyView(content)
        }
    }
}

struct Sized: ViewModifier {
    let isWide: Bool

    func body(content: Content) -> some View {
        #if os(macOS)
        if isWide {
            content.frame(width: 700)
        } else {
            content
        }
        #else
        if isWide {
            content.frame(width: 300)
        } else {
            content
        }
        #endif
    }
}

struct Parent: View {
    @State private var isOn = false

    var body: some View {
        VStack { FirstView(text: "a") }.modifier(Blurred(isBlurred: isOn))
        VStack { SecondView(text: "b") }.modifier(Boxed(isWide: isOn))
        VStack { ThirdView(text: "c") }.modifier(Sized(isWide: isOn))
        Button("Change") { isOn.toggle() }
    }
}
