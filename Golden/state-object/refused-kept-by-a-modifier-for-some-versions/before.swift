// Catalogue 83: beside the version of the system another condition decides, a version shows the view twice, or a modifier of views
// has the name of one that a text has too.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct OpenNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct DoubleNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct EarlyNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct OverlaidNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

extension View {
    func opened() -> some View {
        GeometryReader { proxy in
            if #available(iOS 26, *), proxy.size.width > 100 { padding(1) } else { padding(2) }
        }
    }

    @ViewBuilder func doubled() -> some View {
        if #available(iOS 26, *) {
            padding(1)
            padding(2)
        } else {
            self
        }
    }

    func early(_ isOpen: Bool) -> some View {
        if #available(iOS 26, *) {
            if isOpen { return AnyView(padding(1)) }
        }
        return AnyView(padding(2))
    }

    func overlaid(_ width: Double = 100) -> some View {
        GeometryReader { proxy in
            if proxy.size.width > width { padding(1) } else { padding(2) }
        }
    }
}

extension String {
    func overlaid() -> String { count % 2 == 0 ? self : self + "=" }
}

struct RootView: View {
    @State private var isOpen = true

    var body: some View {
        OpenNote(id: 1).opened()
        DoubleNote(id: 2).doubled()
        EarlyNote(id: 3).early(isOpen)
        OverlaidNote(id: 4).overlaid(50)
    }
}
