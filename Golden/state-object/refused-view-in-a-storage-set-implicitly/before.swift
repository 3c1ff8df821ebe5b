// Catalogue 83: a state keeps the view, which `.init(…)` behind the storage of the state makes, also for any page.
import SwiftUI

final class Lock: ObservableObject {
    @Published var number = 0

    init(item: Int) { number = item }
}

struct LockView: View {
    @StateObject private var lock: Lock

    init(item: Int) { _lock = StateObject(wrappedValue: Lock(item: item)) }

    var body: some View { Stepper("Lock", value: $lock.number) }
}

struct RootView: View {
    @State private var isOpen = false
    @State private var page: LockView

    init(item: Int) { _page = .init(initialValue: .init(item: item)) }

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { page }
        }
    }
}

final class Note: ObservableObject {
    @Published var text = ""

    init(name: String) { text = name }
}

protocol Page: View {
    init(name: String)
}

struct NoteView: Page {
    @StateObject private var note: Note

    init(name: String) { _note = StateObject(wrappedValue: Note(name: name)) }

    var body: some View { TextField("Note", text: $note.text) }
}

struct Pager<Content: Page>: View {
    @State private var isOpen = false
    @State private var page: Content

    init(name: String) { _page = .init(wrappedValue: .init(name: name)) }

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { page }
        }
    }
}

struct NotesView: View {
    var body: some View { Pager<NoteView>(name: "a") }
}
