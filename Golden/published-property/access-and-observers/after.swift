// Catalogue 30, 38: access, private(set), didSet and willSet are kept.
import SwiftUI

@Observable
final class Volume {
    private(set) var level = 0.5
    fileprivate var isMuted = false
    internal private(set) var steps: [Double] = []
    var balance = 0.0 {
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
    @State private var volume = Volume()

    var body: some View {
        VStack {
            Text("\(volume.level) \(volume.steps.count)")
            Slider(value: $volume.balance)
                .disabled(volume.isMuted)
        }
    }
}
