// Catalogue 36: no view reads the one that changes, and what views read stays: its own object, a local of the name, another type's property.
import SwiftUI

@Observable
final class Chapter {
    var text = ""
}

@Observable
final class Novel {
    var revision = 0
    @ObservationIgnored private lazy var draft = Chapter()
    @ObservationIgnored lazy var chapter: Chapter = {
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
    var novel: Novel

    var body: some View {
        Text(novel.chapter.text)
    }
}

struct RevisionView: View {
    var novel: Novel

    var body: some View {
        Text("\(novel.revision)")
    }
}
