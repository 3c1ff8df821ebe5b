// Catalogue 80: what the function does can be noticed; @State of Xcode 26 would call it for each value of the view.
import SwiftUI

final class Recorder: ObservableObject {
    @Published var isOn = false

    static func make() -> Recorder {
        print("making")
        return Recorder()
    }
}

struct RecorderView: View {
    @StateObject private var recorder = Recorder.make()

    var body: some View {
        Toggle("On", isOn: $recorder.isOn)
    }
}
