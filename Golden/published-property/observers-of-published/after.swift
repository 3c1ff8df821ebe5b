// Catalogue 38, 39: observers of a published property ran in init and for its own changes before as well.
import SwiftUI

@Observable
final class Slider2 {
    var value = 0.0 {
        willSet { print(newValue) }
        didSet {
            if value > 1 { value = 1 }
        }
    }

    init(value: Double) {
        self.value = value
    }
}

struct SliderView: View {
    var slider: Slider2

    var body: some View {
        Text("\(slider.value)")
    }
}
