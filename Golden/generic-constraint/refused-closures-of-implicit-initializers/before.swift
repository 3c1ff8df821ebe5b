// Catalogue 207: a closure that makes the object tells an open wrapper what it is: by its own initializer, or by the
// memberwise one.
import SwiftUI

struct KeptObject<ObjectType: ObservableObject> {
    private var object: ObjectType

    init(make: @escaping () -> ObjectType) { object = make() }
}

final class Latency: ObservableObject {
    @Published var values: [Int] = []
}

struct LatencyView: View {
    @ObservedObject var latency: Latency

    var body: some View {
        Button("\(latency.values.count)") { keep(.init(make: { latency })) }
    }

    private func keep(_ object: KeptObject<Latency>) {}
}

struct Maker<ObjectType: ObservableObject> {
    var create: () -> ObjectType
}

final class Meter: ObservableObject {
    @Published var level = 0
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Button("\(meter.level)") { keep(.init(create: { meter })) }
    }

    private func keep(_ maker: Maker<Meter>) {}
}
