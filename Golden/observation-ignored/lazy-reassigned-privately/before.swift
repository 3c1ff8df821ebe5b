// Catalogue 36: no view reads the one that changes, and what views read stays: its own object, a local of the name, another type's property.
import SwiftUI

final class Chapter: ObservableObject {
    @Published var text = ""
}

final class Novel: ObservableObject {
    @Published var revision = 0
    private lazy var draft = Chapter()
    lazy var chapter: Chapter = {
        let chapter = Chapter()
        chapter.text = "Once"
        return chapter
    }()

    func reset() {
        draft = Chapter()
        revision += 1
    }

    func clear() {
        chapter.text = ""
        var chapter = Chapter()
        chapter = Chapter()
        chapter.text = "scratch"
    }
}

final class Shelf {
    var chapter: Chapter?

    func fill(_ other: Shelf) {
        chapter = Chapter()
        other.chapter = nil
    }
}

struct NovelView: View {
    @ObservedObject var novel: Novel

    var body: some View {
        Text(novel.chapter.text)
    }
}

struct RevisionView: View {
    @ObservedObject var novel: Novel

    var body: some View {
        Text("\(novel.revision)")
    }
}
