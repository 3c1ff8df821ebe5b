// Different: onChange runs when the value is stored.
import SwiftUI

@Observable
final class Slider {
    var value = 0
}

struct Root: View {
    var slider = Root.shared
    @State private var log = ""

    static let shared = Slider()

    var body: some View {
        Button("Move") { slider.value += 3 }
        Text("\(slider.value) \(log)")
            .onChange(of: slider.value, initial: true) { _, value in log += " \(slider.value)-\(value)" }
    }
}
