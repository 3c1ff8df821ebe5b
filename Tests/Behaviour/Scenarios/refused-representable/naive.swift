// Stale: the update reads nothing while it is tracked.
import SwiftUI

final class Dial: CustomStringConvertible {
    var read: () -> Int = { 0 }
    var shown = 0
    var description: String { "dial \(shown)" }
}

@Observable
final class Speed {
    var value = 0
}

struct DialView: UIViewRepresentable {
    var speed: Speed

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
    @State private var speed = Speed()

    var body: some View {
        Button("Faster") { speed.value += 1 }
        DialView(speed: speed)
    }
}
