// Catalogue 207: .init of what is set makes the wrapper, which asks for an ObservableObject.
import SwiftUI

@propertyWrapper
struct KeptObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType

    init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

    var wrappedValue: ObjectType { make() }
}

final class Latency: ObservableObject {
    @Published var values: [Int] = []
}

struct LatencyView: View {
    @KeptObject private var latency: Latency

    init() {
        _latency = .init(wrappedValue: .init())
    }

    var body: some View {
        Button("\(latency.values.count)") { latency.values.append(1) }
    }
}

final class Meter: ObservableObject {
    @Published var level = 0
}

struct MeterBox {
    var content: KeptObject<Meter>

    init(meter: Meter) {
        content = .init(wrappedValue: meter)
    }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Button("\(meter.level)") { _ = MeterBox(meter: meter) }
    }
}
