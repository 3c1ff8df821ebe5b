// Catalogue 45, 46: the computed property of a subclass announces its changes; base and subclass stay.
import SwiftUI

class Options: ObservableObject {
    @Published var isExpert = false
}

final class SoundOptions: Options {
    var isMuted: Bool {
        get { UserDefaults.standard.bool(forKey: "muted") }
        set {
            objectWillChange.send()
            UserDefaults.standard.set(newValue, forKey: "muted")
        }
    }
}

struct SoundView: View {
    @StateObject private var options = SoundOptions()

    var body: some View {
        Toggle("Muted", isOn: $options.isMuted)
            .disabled(!options.isExpert)
    }
}
