// Catalogue 8, 203: what signatures of the class name is raised with it, also where it is not written; what only bodies and private members name is not.
import SwiftUI

struct WizardView: View {
    fileprivate struct Page {
        var number: Number = 1
    }

    fileprivate typealias Number = Int

    fileprivate enum Direction {
        case forward
    }

    fileprivate struct Margin {
        var width = 1
    }

    private struct Draft {}

    private static func makeMargin() -> Margin { Margin() }

    fileprivate protocol Paging {}

    @Observable
    fileprivate class Base {
        var isBusy = false
    }

    @Observable
    fileprivate final class Model: Base, Paging {
        var page = Page()
        var margin = makeMargin()
        private var draft: Draft?

        func turn(_ direction: Direction) {
            let draft = Draft()
            self.draft = draft
        }
    }

    @State private var model = Model()

    var body: some View {
        Text("\(model.page.number)")
    }
}
