// Catalogue 180: state that nobody but the view uses.
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

struct TimerView: View {
    @State private var isRunning = false
    @State private var note: String?
    @StateObject private var clock = Clock()
    @FocusState private var isFocused: Bool
    // Where the list was last.
    @State
    private var position: Int = 0
    @SwiftUI.State private var text = ""
    let title: String

    var body: some View {
        VStack {
            Text(title)
            TextField("Note", text: $text)
                .focused($isFocused)
            Toggle("Running", isOn: $isRunning)
            NoteView(text: $text)
            Text("\(clock.ticks)")
        }
        .onAppear { start() }
    }
}

extension TimerView {
    func start() {
        isRunning = true
        position += 1
        _note.wrappedValue = nil
    }
}

struct NoteView: View {
    @Binding var text: String

    var body: some View {
        TextField("Text", text: $text)
    }
}

struct TimerScreen: View {
    var body: some View {
        TimerView(title: "Timer")
    }
}
