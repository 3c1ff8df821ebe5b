// Catalogue 60, 73: what a view receives is not stored yet.
import SwiftUI

final class Slider: ObservableObject {
    @Published var value = 0
}

struct Root: View {
    @ObservedObject var slider = Root.shared
    @State private var log = ""

    static let shared = Slider()

    var body: some View {
        Button("Move") { slider.value += 3 }
        Text("\(slider.value) \(log)")
            .onReceive(slider.$value) { value in log += " \(slider.value)-\(value)" }
    }
}
