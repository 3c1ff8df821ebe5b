// Catalogue 38: in its own observer a plain property is set without running the observer again, and so is the macro's storage.
import SwiftUI

@Observable
final class Zoom {
    var isActive = false
    var factor = 1.0 {
        willSet {
            print(newValue)
        }
        didSet {
            if factor > 4 {
                _factor = 4
            } else if self.factor < 1 {
                self._factor = 1
                isActive.toggle()
            }
        }
    }
    var steps: [Double] = [] {
        didSet {
            _steps.sort()
            _steps += [factor]
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
    var zoom: Zoom

    var body: some View {
        Text("\(zoom.factor) \(zoom.steps.count)\(zoom.isActive ? "x" : "")")
    }
}
