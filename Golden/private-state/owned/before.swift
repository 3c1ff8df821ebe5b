// Catalogue 180: state that nobody but the view uses.
import SwiftUI

final class Clock: ObservableObject {
    @Published var ticks = 0
}

struct TimerView: View {
    @State var isRunning = false
    @State var note: String?
    @StateObject var clock = Clock()
    @FocusState var isFocused: Bool
    // Where the list was last.
    @State
    var position: Int = 0
    @SwiftUI.State var text = ""
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
