// Catalogue 106: a representable whose update reads all that it shows.
import SwiftUI

final class Dial: CustomStringConvertible {
    var shown = 0
    var description: String { "dial \(shown)" }
}

final class Speed: ObservableObject {
    @Published var value = 0
}

struct DialView: UIViewRepresentable {
    @ObservedObject var speed: Speed

    func makeUIView(context: Context) -> Dial { Dial() }

    func updateUIView(_ dial: Dial, context: Context) { dial.shown = speed.value }
}

struct Root: View {
    @StateObject private var speed = Speed()

    var body: some View {
        Button("Faster") { speed.value += 1 }
        DialView(speed: speed)
    }
}
