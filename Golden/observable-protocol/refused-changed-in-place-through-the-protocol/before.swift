// Catalogue 150, 222: what runs while a view updates adds to a property by the protocol, which also reads it, so that
// the view would depend on what it sets.
import SwiftUI

protocol Recording: ObservableObject {
    var users: Int { get set }
    func start()
}

final class Microphone: Recording {
    @Published var users = 0
    @Published private(set) var level = 0.0

    func start() { level = 1 }
}

struct Assistant {
    let recorder: any Recording

    init(recorder: any Recording) {
        self.recorder = recorder
        recorder.users += 1
    }
}

struct AssistantView: View {
    let assistant: Assistant

    var body: some View { Text("Assistant") }
}

struct HomeView: View {
    let microphone: Microphone

    var body: some View {
        AssistantView(assistant: Assistant(recorder: microphone))
    }
}

struct LevelView: View {
    @ObservedObject var microphone: Microphone

    var body: some View { Text(microphone.users == 0 ? "" : "\(microphone.level)") }
}
