// Catalogue 83: the builder of navigationDestination(isPresented:) ran once; what keeps a value shows it again.
import SwiftUI

final class Page: ObservableObject {
    @Published var text = ""
}

final class Note: ObservableObject {
    @Published var text = ""
}

struct PageView: View {
    @StateObject private var page: Page

    init() { _page = StateObject(wrappedValue: Page()) }

    var body: some View { TextField("Page", text: $page.text) }
}

struct NoteView: View {
    @StateObject private var note: Note

    init() { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct RootView: View {
    @State private var isShown = false
    @State private var isEditing = false

    var body: some View {
        NavigationStack {
            VStack {
                Button("Page") { isShown = true }
                Button("Note") { isEditing = true }
            }
            .navigationDestination(isPresented: $isShown) { PageView() }
            .sheet(isPresented: $isEditing) {
                TabView {
                    NoteView()
                }
            }
        }
    }
}
