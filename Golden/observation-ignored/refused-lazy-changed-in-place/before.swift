// Catalogue 36: the lazy property's value changes in place, in a part, and through another object.
import SwiftUI

struct Margin {
    var width = 0
}

final class Novel: ObservableObject {
    @Published var revision = 0
    lazy var lines = ["once"]

    func add(_ line: String) {
        lines.append(line)
        revision += 1
    }
}

final class Essay: ObservableObject {
    @Published var revision = 0
    lazy var margin = Margin()

    func widen() {
        margin.width += 1
        revision += 1
    }
}

final class Poem: ObservableObject {
    @Published var revision = 0
    lazy var verse = "rose"
}

final class Editor {
    let poem = Poem()

    func change() {
        poem.verse = "lily"
        poem.revision += 1
    }
}

struct NovelView: View {
    @ObservedObject var novel: Novel
    @ObservedObject var essay: Essay
    @ObservedObject var poem: Poem

    var body: some View {
        Text("\(novel.lines.count) \(essay.margin.width) \(poem.verse)")
    }
}

struct RevisionView: View {
    @ObservedObject var novel: Novel

    var body: some View {
        Text("\(novel.revision)")
    }
}
