// Catalogue 36: views that read the lazy property saw its new value because a published one changed with it.
import SwiftUI

final class Chapter {
    var text = ""
}

final class Novel: ObservableObject {
    @Published var revision = 0
    lazy var chapter = Chapter()

    func reset() {
        chapter = Chapter()
        revision += 1
    }
}

struct NovelView: View {
    @ObservedObject var novel: Novel

    var body: some View {
        ChapterView(chapter: novel.chapter)
    }
}

struct ChapterView: View {
    let chapter: Chapter

    var body: some View {
        Text(chapter.text)
    }
}

struct RevisionView: View {
    @ObservedObject var novel: Novel

    var body: some View {
        Text("\(novel.revision)")
    }
}
