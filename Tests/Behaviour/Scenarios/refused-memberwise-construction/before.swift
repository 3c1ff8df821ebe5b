// Catalogue 82: the argument of the memberwise initializer was made when it was needed.
import SwiftUI

final class Meter: ObservableObject {
    @Published var value = 0

    init() { print("meter") }
}

struct Root: View {
    @State private var number = 0

    var body: some View {
        Button("Again") { number += 1 }
        Text("\(number)")
        MeterView(meter: Meter())
    }
}

struct MeterView: View {
    @StateObject var meter: Meter

    var body: some View {
        Button("Up") { meter.value += 1 }
        Text("value \(meter.value)")
    }
}
