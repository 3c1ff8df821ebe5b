// Catalogue 213: attributes of Foundation take colors of UIKit by methods that are called like modifiers of SwiftUI.
import SwiftUI

final class Palette {
    static let shared = Palette()
    var isDark = false
}

final class Chapter: ObservableObject {
    @Published var page = 0
    @Published var isRead = false

    func finish() {
        Palette.shared.isDark.toggle()
        isRead = true
    }
}

struct ChapterView: View {
    @StateObject private var chapter = Chapter()

    var body: some View {
        Text(Headings.heading("\(chapter.page)"))
        Button("Finish") { chapter.finish() }
        ReadView(chapter: chapter)
    }
}

struct ReadView: View {
    @ObservedObject var chapter: Chapter

    var body: some View { Text(chapter.isRead ? "read" : "") }
}
