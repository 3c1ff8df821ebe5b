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

final class Reader: ObservableObject {
    @Published var screen = Screen.index

    func open(_ chapter: Chapter) {
        screen = .chapter(chapter)
    }
}

struct ReaderView: View {
    @StateObject private var reader = Reader()

    var body: some View {
        switch reader.screen {
        case .index: Text("Index")
        case .chapter(let chapter): Text(chapter.title)
        }
    }
}
