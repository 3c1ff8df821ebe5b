// Catalogue 80: taking a number at random changes nothing that code could see.
import SwiftUI

final class Dice: ObservableObject {
    @Published var count: Int
    let color: Double

    init(sides: Int) {
        count = Int.random(in: 1...sides)
        color = .random(in: 0...1)
    }
}

struct DiceView: View {
    @StateObject private var dice: Dice

    init(sides: Int) { _dice = StateObject(wrappedValue: Dice(sides: sides)) }

    var body: some View { Stepper("\(dice.count)", value: $dice.count) }
}

struct RootView: View {
    var body: some View { DiceView(sides: 6) }
}
