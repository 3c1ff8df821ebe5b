// Catalogue 213: to pick an element at random changes nothing, so that no view of the class is ever updated.
import SwiftUI

@Observable
final class Confetti {
    var colors = ["red", "blue"]
}

struct ConfettiView: View {
    var confetti: Confetti

    var body: some View {
        Text(confetti.colors.randomElement() ?? "")
        Text(confetti.colors.shuffled().joined())
    }
}
