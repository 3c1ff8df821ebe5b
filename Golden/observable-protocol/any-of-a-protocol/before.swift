// Catalogue 150, 152: a view holds any value of a protocol that refines ObservableObject; the wrapper never took it.
import SwiftUI

protocol Titled: ObservableObject {
    var title: String { get }
}

final class Chapter: Titled {
    @Published var title = ""
}

struct TitleView: View {
    let titled: any Titled

    var body: some View {
        Text(titled.title)
    }
}

struct ChapterView: View {
    @StateObject private var chapter = Chapter()

    var body: some View {
        TitleView(titled: chapter)
    }
}
