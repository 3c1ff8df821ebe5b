// Catalogue 66, 120: two classes in the same views; one can't migrate, the other is not held back by it.
import SwiftUI

final class Recorder: ObservableObject {
    @Published var seconds = 0

    func reset() {
        print(objectWillChange)
    }
}

final class Theme: ObservableObject {
    @Published var accent = "red"
}

struct RecorderView: View {
    @EnvironmentObject var recorder: Recorder
    @EnvironmentObject var theme: Theme

    var body: some View {
        TextField("Accent", text: $theme.accent)
        Stepper("\(recorder.seconds)", value: $recorder.seconds)
    }
}

struct RecorderApp: App {
    @StateObject private var recorder = Recorder()
    @StateObject private var theme = Theme()

    var body: some Scene {
        WindowGroup {
            RecorderView()
                .environmentObject(recorder)
                .environmentObject(theme)
        }
    }
}
