// Catalogue 20: the same class twice, for platforms with and without Combine; one uses its publisher, so both stay.
#if canImport(Combine)
import Combine
#endif
import SwiftUI

#if canImport(Combine)
final class Pedometer: ObservableObject {
    @Published var steps = 0
    lazy var stream = $steps.map { $0 * 2 }
}
#else
final class Pedometer: ObservableObject {
    @Published var steps = 0
}
#endif

struct PedometerView: View {
    @StateObject private var pedometer = Pedometer()

    var body: some View {
        Text("\(pedometer.steps)")
    }
}
