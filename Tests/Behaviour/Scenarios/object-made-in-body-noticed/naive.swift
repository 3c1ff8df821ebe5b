// Different: @State keeps the first object, and with it the count.
import SwiftUI

@Observable
final class Tally {
    var count = 0

    init() { print("tally") }
}

struct Root: View {
    @State private var number = 0

    var body: some View {
        Button("Again") { number += 1 }
        Text("\(number)")
        TallyView(number: number)
    }
}

struct TallyView: View {
    let number: Int
    @State var tally = Tally()

    init(number: Int) { self.number = number }

    var body: some View {
        Button("Count") { tally.count += 1 }
        Text("\(tally.count)")
    }
}
