// Catalogue 207: an assignment tells what .init makes: the storage behind a wrapper of SwiftUI, and a property of a type
// that asks for no ObservableObject. Only what is made of a wrapper that does concerns its class.
import SwiftUI

@propertyWrapper
struct KeptObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType

    init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

    var wrappedValue: ObjectType { make() }
}

@Observable
final class Latency {
    var values: [Int] = []
}

struct LatencyView: View {
    @State private var latency: Latency

    init() {
        _latency = .init(wrappedValue: .init())
    }

    var body: some View {
        Button("\(latency.values.count)") { latency.values.append(1) }
    }
}

final class Ringing {
    private let end: (Int) -> Void

    init(limit: Int, wrappedValue end: @escaping (Int) -> Void) { self.end = end }
}

@Observable
final class Call {
    var isActive = true
    private var ringing: Ringing?

    func ring() {
        ringing = .init(limit: 3) { [weak self] _ in self?.isActive = false }
    }
}

struct CallView: View {
    var call: Call

    var body: some View {
        Button(call.isActive ? "On" : "Off") { call.ring() }
    }
}
