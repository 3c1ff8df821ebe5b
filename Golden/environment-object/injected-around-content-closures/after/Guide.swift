// Catalogue 121, 131: each call of the closure that shows the view stands below an injection, and a file that knows nothing of the object shows it.
import SwiftUI

@Observable
final class Guide {
    var step = 0

    func next() {
        step += 1
    }
}

struct PageView: View {
    @Environment(Guide.self) private var guide

    var body: some View {
        Button("Next") { guide.next() }
    }
}

struct Layer<Sheet: View>: ViewModifier {
    var guide: Guide
    @State private var isShown = true
    let depth: Int
    let makeSheet: (Int) -> Sheet

    func body(content: Content) -> some View {
        content.sheet(isPresented: $isShown) {
            makeSheet(depth)
                .padding()
                .environment(guide)
                .modifier(Layer(guide: guide, depth: depth + 1, makeSheet: makeSheet))
        }
    }
}

extension View {
    func layered<Sheet: View>(by guide: Guide, @ViewBuilder sheet: @escaping (Int) -> Sheet) -> some View {
        modifier(Layer(guide: guide, depth: 0, makeSheet: sheet))
    }
}

struct RootView: View {
    @State private var guide = Guide()

    var body: some View {
        Text("\(guide.step)")
            .layered(by: guide) { page($0) }
    }

    private func page(_ number: Int) -> some View {
        Deck(number: number)
    }
}
