// Catalogue 83: the version of the system is the same all the time, so that a modifier which asks for it shows its view in one place.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct PaddedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

extension View {
    @ViewBuilder func padded() -> some View {
        if #available(iOS 26, *) { padding(1) } else if #available(iOS 18, *) { padding(2) } else { self }
    }

    func framed() -> some View {
        guard #available(iOS 26, *) else { return AnyView(self) }
        return AnyView(padding(3))
    }

    func barred(isShown: Bool) -> some View {
        if #available(iOS 26, *) {
            return AnyView(toolbar { if isShown { Text("Bar") } })
        } else {
            return AnyView(self)
        }
    }
}

extension String {
    func overlay() -> String { count % 2 == 0 ? self : self + "=" }
}

struct Store {
    func tag() -> Store { isEmpty ? self : Store() }
    let isEmpty = true
}

struct RootView: View {
    var body: some View {
        VStack { PaddedNote(id: 1).padded().framed() }
            .barred(isShown: true)
            .overlay()
            .tag()
    }
}

extension View {
    func overlay() -> some View { opacity(1) }

    func tag() -> some View { opacity(1) }
}
