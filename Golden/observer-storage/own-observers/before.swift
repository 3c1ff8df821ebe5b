// Catalogue 38: in its own observer a plain property is set without running the observer again, and so is the macro's storage.
import SwiftUI

final class Zoom: ObservableObject {
    @Published var isActive = false
    var factor = 1.0 {
        willSet {
            print(newValue)
        }
        didSet {
            if factor > 4 {
                factor = 4
            } else if self.factor < 1 {
                self.factor = 1
                isActive.toggle()
            }
        }
    }
    var steps: [Double] = [] {
        didSet {
            steps.sort()
            steps += [factor]
            let factor = steps.count
            Task { @MainActor in self.steps = Array(self.steps.prefix(factor)) }
        }
    }

    func zoom() {
        factor *= 2
        steps.append(factor)
    }
}

struct ZoomView: View {
    @ObservedObject var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor) \(zoom.steps.count)\(zoom.isActive ? "x" : "")")
    }
}
