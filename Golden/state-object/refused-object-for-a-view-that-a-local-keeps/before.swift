// Catalogue 83: a variable may hold a view within another one, and what runs its closure again shows the local again.
import SwiftUI

final class Note: ObservableObject {
    let id: Int
    @Published var draft = ""

    init(id: Int) { self.id = id }
}

struct WrappedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RepeatedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct LinkedNote: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note(id: id)) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct RootView: View {
    let isWide: Bool

    var body: some View {
        var wrapped = AnyView(EmptyView())
        wrapped = AnyView(WrappedNote(id: 1))
        if isWide { wrapped = AnyView(HStack { wrapped; wrapped }) }
        let repeated = RepeatedNote(id: 2)
        let linked: AnyView
        if isWide { linked = AnyView(LinkedNote(id: 3)) } else { linked = AnyView(EmptyView()) }
        return VStack {
            wrapped
            ForEach(0..<2, id: \.self) { _ in repeated }
            NavigationLink("Note") { linked }
        }
    }
}
