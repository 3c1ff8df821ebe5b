// Catalogue 106: what a coordinator reads is read when it likes.
import SwiftUI

final class Dial: CustomStringConvertible {
    var read: () -> Int = { 0 }
    var shown = 0
    var description: String { "dial \(shown)" }
}

final class Speed: ObservableObject {
    @Published var value = 0
}

struct DialView: UIViewRepresentable {
    @ObservedObject var speed: Speed

    func makeUIView(context: Context) -> Dial {
        let dial = Dial()
        let speed = self.speed
        dial.read = { speed.value }
        return dial
    }

    func updateUIView(_ dial: Dial, context: Context) {
        // Whoever is told later reads later.
        DispatchQueue.main.async { dial.shown = dial.read() }
    }
}

struct Root: View {
    @StateObject private var speed = Speed()

    var body: some View {
        Button("Faster") { speed.value += 1 }
        DialView(speed: speed)
    }
}
