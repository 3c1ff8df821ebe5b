// Catalogue 103, 190: an observed object that is made with each value of the view.
import SwiftUI

final class Tally: ObservableObject {
    @Published var count = 0
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
