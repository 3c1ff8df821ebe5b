// Catalogue 150, 152: a view holds any value of a protocol that refines ObservableObject; the wrapper never took it.
import SwiftUI

protocol Titled: AnyObject, Observable {
    var title: String { get }
}

@Observable
final class Chapter: Titled {
    var title = ""
}

struct TitleView: View {
    let titled: any Titled

    var body: some View {
        Text(titled.title)
    }
}

struct ChapterView: View {
    @State private var chapter = Chapter()

    var body: some View {
        TitleView(titled: chapter)
    }
}
