// Catalogue 80: an object owned by a view modifier, and one in a private generic view.
import SwiftUI

final class Shaker: ObservableObject {
    @Published var offset = 0.0
}

struct Shake: ViewModifier {
    @StateObject private var shaker = Shaker()

    func body(content: Content) -> some View {
        content
            .opacity(shaker.offset)
    }
}

private struct ShakeBox<Content: View>: View {
    @StateObject private var shaker = Shaker()
    let content: Content

    var body: some View {
        content
            .opacity(shaker.offset)
            .modifier(Shake())
    }
}

struct ShakeDemo: View {
    var body: some View {
        ShakeBox(content: Text("Hello"))
    }
}
