// Catalogue 52: a stored variable that leaves the actor; the macro can't give it an accessor.
import SwiftUI

@MainActor
final class Meter: ObservableObject {
    @Published var value = 0
    nonisolated var name = "meter"
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Text("\(meter.name) \(meter.value)")
    }
}
