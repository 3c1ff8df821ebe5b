// Catalogue 83: a modifier of the project that shows its content behind a condition, or as another identity, shows the same value
// again, as do a section that folds and a view that fits.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct LockedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Lock: ViewModifier {
    @State private var isOpen = false

    func body(content: Content) -> some View {
        VStack {
            Button("Lock") { isOpen.toggle() }
            if isOpen { content }
        }
    }
}

struct FoldedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct GatedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Gate<Content: View>: View {
    let content: Content
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen { content }
    }
}

extension View {
    func gated() -> some View { Gate(content: self) }
}

struct RootView: View {
    @State private var isOpen = true

    var body: some View {
        LockedNote(id: 1).modifier(Lock())
        List {
            Section("Notes", isExpanded: $isOpen) { FoldedNote(id: 2) }
        }
        VStack { GatedNote(id: 3) }.gated()
    }
}
