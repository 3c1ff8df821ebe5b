// Catalogue 103, 222: making an object calls closures that a getter and a function give back, which read what the body
// did not follow.
import SwiftUI

final class Theme: ObservableObject {
    static let shared = Theme()

    @Published var isDark = false
    @Published var isLarge = false

    var color: () -> String {
        { self.isDark ? "white" : "black" }
    }

    func size() -> () -> Int {
        return { self.isLarge ? 20 : 10 }
    }
}

@Observable
final class Note {
    var text = ""
    let color: String

    init() {
        color = Theme.shared.color()
    }
}

@Observable
final class Page {
    var text = ""
    let size: Int

    init() {
        size = Theme.shared.size()()
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
    @Published var count = 0

    init() {
        text = counted()
    }

    var counted: () -> String {
        { "\(self.count)" }
    }
}

struct NoteView: View {
    @Bindable var note: Note
    @Bindable var page: Page
    @ObservedObject var draft: Draft

    var body: some View {
        TextField(note.color, text: $note.text)
        TextField("\(page.size)", text: $page.text)
        Button(draft.text) { draft.count += 1 }
    }
}

struct RootView: View {
    var body: some View {
        NoteView(note: Note(), page: Page(), draft: Draft())
        Button("Dark") { Theme.shared.isDark.toggle() }
        Button("Large") { Theme.shared.isLarge.toggle() }
    }
}
