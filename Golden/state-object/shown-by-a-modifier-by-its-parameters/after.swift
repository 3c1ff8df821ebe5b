// Catalogue 83: what a function that modifies a view asks of its parameters changes only with another value of the view.
import SwiftUI

enum Presence {
    case shown, hidden, gone
}

extension View {
    @ViewBuilder func presence(_ presence: Presence) -> some View {
        if presence != .gone {
            if presence == .shown {
                self
            } else {
                hidden()
            }
        }
    }

    @ViewBuilder func opened(_ isOpen: Bool) -> some View {
        if #available(iOS 26, macOS 26, *), isOpen { padding(1) } else { padding(2) }
    }

    @ViewBuilder func modify(@ViewBuilder _ change: (Self) -> some View) -> some View {
        change(self)
    }
}

@Observable
final class Note {
    var text = ""
}

struct NoteView: View {
    @State private var note: Note

    init() { _note = State(initialValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

@Observable
final class Memo {
    var text = ""
}

struct MemoView: View {
    @State private var memo: Memo

    init() { _memo = State(initialValue: Memo()) }

    var body: some View { TextField("Memo", text: $memo.text) }
}

struct RootView: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            NoteView().opened(isOpen).presence(isOpen ? .shown : .gone)
            MemoView().modify { view in
                if #available(iOS 18, macOS 15, *) {
                    view.padding()
                } else {
                    view
                }
            }
        }
    }
}
