// Catalogue 19, 150: a class names the protocol beside one that refines it; both are left without it.
import SwiftUI

protocol Titled: AnyObject, Observable {
    var title: String { get }
}

@Observable
final class Chapter: Titled {
    var title = ""
}

struct ChapterView: View {
    @State private var chapter = Chapter()

    var body: some View {
        Text(chapter.title)
    }
}
