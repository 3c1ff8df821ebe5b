// Catalogue 103: an observed object that is made with each value of the view, by an initializer that is noticed.
import SwiftUI

final class Tally: ObservableObject {
    @Published var count = 0

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
    @ObservedObject var tally = Tally()

    init(number: Int) { self.number = number }

    var body: some View {
        Button("Count") { tally.count += 1 }
        Text("\(tally.count)")
    }
}
