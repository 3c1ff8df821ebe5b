// Catalogue 80: taking a number at random changes nothing that code could see.
import SwiftUI

@Observable
final class Dice {
    var count: Int
    let color: Double

    init(sides: Int) {
        count = Int.random(in: 1...sides)
        color = .random(in: 0...1)
    }
}

struct DiceView: View {
    @State private var dice: Dice

    init(sides: Int) { _dice = State(initialValue: Dice(sides: sides)) }

    var body: some View { Stepper("\(dice.count)", value: $dice.count) }
}

struct RootView: View {
    var body: some View { DiceView(sides: 6) }
}
