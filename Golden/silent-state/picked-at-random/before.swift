// Catalogue 213: to pick an element at random changes nothing, so that no view of the class is ever updated.
import SwiftUI

final class Confetti: ObservableObject {
    @Published var colors = ["red", "blue"]
}

struct ConfettiView: View {
    @ObservedObject var confetti: Confetti

    var body: some View {
        Text(confetti.colors.randomElement() ?? "")
        Text(confetti.colors.shuffled().joined())
    }
}
