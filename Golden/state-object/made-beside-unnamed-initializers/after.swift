// Catalogue 83: `.init()` in a branch or after `??` makes what the place asks for, and no view.
import SwiftUI

@Observable
final class Page {
    var number = 1
}

struct PageView: View {
    @State private var page = Page()

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct Line {
    var text = ""
}

final class Lines {
    private(set) var title = AttributedString()
    private(set) var first = Line()

    private func stored<Value>(at number: Int) -> Value? { nil }

    init(count: Int) {
        update(count)
    }

    func update(_ count: Int) {
        title = switch count {
        case 0: .init()
        default: AttributedString("\(count)")
        }
        let spare: AttributedString = if count > 1 { .init() } else { title }
        title = spare
        self.first = stored(at: count) ?? .init()
    }
}

struct RootView: View {
    var body: some View {
        VStack { PageView() }
    }
}
