// Catalogue 83: a closure that runs again, and a modifier with a state, show the same value of the view again.
import SwiftUI

extension View {
    func wide() -> some View {
        GeometryReader { proxy in
            if proxy.size.width > 100 { self }
        }
    }

    @ViewBuilder func shown(_ isShown: Bool) -> some View {
        if isShown { self }
    }

    @ViewBuilder func modify(@ViewBuilder _ change: (Self) -> some View) -> some View {
        change(self)
    }
}

struct Lock: ViewModifier {
    @State private var isOpen = false

    func body(content: Content) -> some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            content.shown(isOpen)
        }
    }
}

struct Fold<Content: View>: View {
    @ViewBuilder let content: () -> Content
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen { content() }
        }
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

final class Line: ObservableObject {
    @Published var text = ""
}

struct LineView: View {
    @StateObject private var line: Line

    init() { _line = StateObject(wrappedValue: Line()) }

    var body: some View { TextField("Line", text: $line.text) }
}

final class Pair: ObservableObject {
    @Published var text = ""
}

struct PairView: View {
    @StateObject private var pair: Pair

    init() { _pair = StateObject(wrappedValue: Pair()) }

    var body: some View { TextField("Pair", text: $pair.text) }
}

struct RootView: View {
    var body: some View {
        VStack {
            NoteView().wide()
            MemoView().modifier(Lock())
            LineView().modify { view in
                Fold { view }
            }
            PairView().modify { view in
                VStack {
                    view
                    view
                }
            }
        }
    }
}
