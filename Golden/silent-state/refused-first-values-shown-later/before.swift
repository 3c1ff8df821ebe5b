// Catalogue 213: a value begins the state of a view that is shown later than the body which made it.
import SwiftUI

final class Draft {
    static let shared = Draft()
    var text = ""
}

struct Editor: View {
    @State private var text: String

    init(text: String) { _text = State(initialValue: text) }

    var body: some View { TextField("Draft", text: $text) }
}

struct Fold<Content: View>: View {
    @State private var isOpen = false
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        Button("Fold") { isOpen.toggle() }
        if isOpen { content }
    }
}

final class Notes: ObservableObject {
    @Published var title = "Notes"
    @Published var saves = 0

    func save(_ text: String) {
        Draft.shared.text = text
        saves += 1
    }
}

struct LinkView: View {
    @ObservedObject var notes: Notes

    var body: some View {
        Text(notes.title)
        NavigationLink("Edit") { Editor(text: Draft.shared.text) }
    }
}

struct DestinationView: View {
    @ObservedObject var notes: Notes

    var body: some View {
        Text(notes.title)
        NavigationLink("Edit", destination: Editor(text: Draft.shared.text))
    }
}

struct FoldView: View {
    @ObservedObject var notes: Notes

    var body: some View {
        Text(notes.title)
        Fold { Editor(text: Draft.shared.text) }
    }
}

struct HelperView: View {
    @ObservedObject var notes: Notes

    var body: some View {
        Text(notes.title)
        NavigationLink("Edit") { editor }
    }

    private var editor: some View { Editor(text: Draft.shared.text) }
}
