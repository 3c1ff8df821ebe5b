// Different: a meter is made each time.
import SwiftUI

@Observable
final class Meter {
    var value = 0

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
    @State var meter: Meter

    init(meter: Meter) { _meter = State(initialValue: meter) }

    var body: some View {
        Button("Up") { meter.value += 1 }
        Text("value \(meter.value)")
    }
}
