// Catalogue 83: a view keeps others and shows them when it likes, several times, in a link, or for others to show.
import SwiftUI

final class Note: ObservableObject {
    @Published var draft = ""
}

struct First: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Second: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Third: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Fourth: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Fifth: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Sixth: View {
    @StateObject private var note: Note

    init(id: Int) { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.draft) }
}

struct Folding<Content: View>: View {
    private let content: Content
    @State private var isOpen = false

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            if isOpen { content }
            Toggle("Open", isOn: $isOpen)
        }
    }
}

struct Rows<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
        VStack {
            ForEach(0..<2, id: \.self) { _ in content }
        }
    }
}

struct Linked<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        NavigationLink { content } label: { Text("Link") }
    }
}

struct Renewed<Content: View>: View {
    @ViewBuilder let content: Content
    @State private var count = 0

    var body: some View {
        VStack {
            content.id(count)
            Button("Next") { count += 1 }
        }
    }
}

struct Open<Content: View>: View {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { VStack { content } }
}

struct Plain<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View { VStack { content } }
}

struct RootView: View {
    @State private var isShown = false
    private let open = Open { Fifth(id: 0) }

    var body: some View {
        Folding { First(id: 0) }
        Rows { Second(id: 0) }
        Linked { Third(id: 0) }
        Renewed { Fourth(id: 0) }
        if isShown { open.content }
        NavigationLink(destination: Plain { Sixth(id: 0) }) { Text("Plain") }
        Toggle("Shown", isOn: $isShown)
    }
}
