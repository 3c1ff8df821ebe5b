// Catalogue 83: a value of the view is kept and shown again, and is made by `.init(…)`, by an alias, or in a list.
import SwiftUI

final class Note: ObservableObject {
    @Published var text = ""
}

struct Detail: View {
    @StateObject private var note: Note
    let name: String

    init(name: String) {
        self.name = name
        _note = StateObject(wrappedValue: Note())
    }

    var body: some View { TextField(name, text: $note.text) }
}

struct RootView: View {
    let page: Detail = .init(name: "x")
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { page }
        }
    }
}

final class Memo: ObservableObject {
    @Published var text = ""
}

struct Tile: View {
    @StateObject private var memo: Memo

    init(text: String) { _memo = StateObject(wrappedValue: Memo()) }

    var body: some View { TextField("Text", text: $memo.text) }
}

typealias Card = Tile

struct CardsView: View {
    let card = Card(text: "x")
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { card }
        }
    }
}

final class Draft: ObservableObject {
    @Published var text = ""
}

struct Line: View {
    @StateObject private var draft: Draft

    init(text: String) { _draft = StateObject(wrappedValue: Draft()) }

    var body: some View { TextField("Text", text: $draft.text) }
}

struct LinesView: View {
    let lines: [Line] = [.init(text: "x"), .init(text: "y")]
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { lines[0] }
        }
    }
}
