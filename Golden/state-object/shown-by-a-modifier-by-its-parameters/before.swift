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

final class Note: ObservableObject {
    @Published var text = ""
}

struct NoteView: View {
    @StateObject private var note: Note

    init() { _note = StateObject(wrappedValue: Note()) }

    var body: some View { TextField("Note", text: $note.text) }
}

final class Memo: ObservableObject {
    @Published var text = ""
}

struct MemoView: View {
    @StateObject private var memo: Memo

    init() { _memo = StateObject(wrappedValue: Memo()) }

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
