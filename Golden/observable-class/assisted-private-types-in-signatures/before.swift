// Catalogue 8, 203: what signatures of the class name is raised with it, also where it is not written; what only bodies and private members name is not.
import SwiftUI

struct WizardView: View {
    private struct Page {
        var number: Number = 1
    }

    private typealias Number = Int

    private enum Direction {
        case forward
    }

    private struct Margin {
        var width = 1
    }

    private struct Draft {}

    private static func makeMargin() -> Margin { Margin() }

    private protocol Paging {}

    private class Base: ObservableObject {
        @Published var isBusy = false
    }

    private final class Model: Base, Paging {
        @Published var page = Page()
        @Published var margin = makeMargin()
        @Published private var draft: Draft?

        func turn(_ direction: Direction) {
            let draft = Draft()
            self.draft = draft
        }
    }

    @StateObject private var model = Model()

    var body: some View {
        Text("\(model.page.number)")
    }
}
