// Catalogue 41: the `==` that the compiler makes for Screen asks the one of its payload, which leaves the title out.
import SwiftUI

struct Chapter: Equatable {
    let id: Int
    var title: String

    static func == (lhs: Chapter, rhs: Chapter) -> Bool {
        lhs.id == rhs.id
    }
}

enum Screen: Equatable {
    case index
    case chapter(Chapter)
}

@Observable
final class Reader {
    var screen = Screen.index

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Screen, _ rhs: Screen) -> Bool { true }

    func open(_ chapter: Chapter) {
        screen = .chapter(chapter)
    }
}

struct ReaderView: View {
    @State private var reader = Reader()

    var body: some View {
        switch reader.screen {
        case .index: Text("Index")
        case .chapter(let chapter): Text(chapter.title)
        }
    }
}
