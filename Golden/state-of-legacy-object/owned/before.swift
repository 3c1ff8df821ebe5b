// Catalogue 144, 196: a view that owns a legacy object by @State reads it and is never told of changes.
import SwiftUI

final class Timer2: ObservableObject {
    @Published var seconds = 0
    @Published var name = ""
    var isPaused = false
}

struct TimerView: View {
    @State private var timer = Timer2()

    var body: some View {
        VStack {
            Text("\(timer.seconds)")
            TextField("Name", text: $timer.name)
            Button("Reset") { timer.seconds = 0 }
        }
    }
}

struct NameView: View {
    @SwiftUI.State private var timer: Timer2 = Timer2()

    var body: some View {
        label
    }

    private var label: some View {
        Text(self.timer.name)
    }
}
