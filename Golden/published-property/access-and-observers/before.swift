// Catalogue 30, 38: access, private(set), didSet and willSet are kept.
import SwiftUI

final class Volume: ObservableObject {
    @Published private(set) var level = 0.5
    @Published fileprivate var isMuted = false
    @Published internal private(set) var steps: [Double] = []
    @Published var balance = 0.0 {
        willSet { steps.append(newValue) }
        didSet {
            if balance != oldValue {
                level = 0.5
            }
        }
    }

    func raise() {
        level = min(level + 0.1, 1)
        isMuted = false
    }
}

struct VolumeView: View {
    @StateObject private var volume = Volume()

    var body: some View {
        VStack {
            Text("\(volume.level) \(volume.steps.count)")
            Slider(value: $volume.balance)
                .disabled(volume.isMuted)
        }
    }
}
