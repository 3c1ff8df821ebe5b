// Catalogue 19, 150: a class names the protocol beside one that refines it; both are left without it.
import SwiftUI

protocol Titled: ObservableObject {
    var title: String { get }
}

final class Chapter: Titled & ObservableObject {
    @Published var title = ""
}

struct ChapterView: View {
    @StateObject private var chapter = Chapter()

    var body: some View {
        Text(chapter.title)
    }
}
