// Stale: the value is never read, so that nothing makes the view look at the flag again.
import SwiftUI

final class Flag {
    static let shared = Flag()
    var isOn = false
}

@Observable
final class Meter {
    var value = 0
}

struct Root: View {
    @State private var meter = Meter()

    var body: some View {
        Button("Start") {
            Flag.shared.isOn = true
            meter.value += 1
        }
        MeterView(meter: meter)
    }
}

struct MeterView: View {
    var meter: Meter

    var body: some View {
        if Flag.shared.isOn {
            Text("value \(meter.value)")
        } else {
            Text("off")
        }
    }
}
