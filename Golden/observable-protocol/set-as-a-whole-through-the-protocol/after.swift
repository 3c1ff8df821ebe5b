// Catalogue 150: what runs while a view updates only sets a stored property by the protocol, which reads nothing of the
// object.
import SwiftUI

protocol RecorderDelegate: AnyObject {
    func didStop()
}

protocol Recording: AnyObject, Observable {
    var delegate: RecorderDelegate? { get set }
    func start()
}

@Observable
final class Microphone: Recording {
    var delegate: RecorderDelegate?
    private(set) var level = 0.0

    func start() { level = 1 }

    func stop() { delegate?.didStop() }
}

struct Assistant {
    let recorder: any Recording

    init(recorder: any Recording, delegate: RecorderDelegate?) {
        self.recorder = recorder
        recorder.delegate = delegate
    }
}

struct AssistantView: View {
    let assistant: Assistant

    var body: some View { Text("Assistant") }
}

struct HomeView: View {
    let microphone: Microphone
    let delegate: RecorderDelegate?

    var body: some View {
        AssistantView(assistant: Assistant(recorder: microphone, delegate: delegate))
    }
}

struct LevelView: View {
    var microphone: Microphone

    var body: some View { Text(microphone.delegate == nil ? "" : "\(microphone.level)") }
}
