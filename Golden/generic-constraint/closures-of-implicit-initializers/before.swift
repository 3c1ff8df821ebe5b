// Catalogue 207: a closure that is passed to .init can't be an object, and an autoclosure takes none; a class and a type
// with an initializer of its own have no memberwise one.
import SwiftUI

@propertyWrapper
final class KeptObject<ObjectType: ObservableObject>: DynamicProperty {
    private var make: () -> ObjectType

    init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

    var wrappedValue: ObjectType { make() }
}

struct Holder<ObjectType: ObservableObject> {
    private let create: () -> ObjectType

    init(_ object: ObjectType) { create = { object } }
}

struct Handler {
    init(wrappedValue: Int = 0, _ action: @escaping () -> Void) { action() }
    init(make: @escaping () -> Int) { _ = make() }
    init(create: @escaping () -> Int) { _ = create() }
}

final class Latency: ObservableObject {
    @Published var values: [Int] = []
}

struct LatencyView: View {
    @StateObject private var latency = Latency()

    var body: some View {
        Button("\(latency.values.count)") { run(.init { latency.values.append(1) }) }
        Button("Make") { run(.init(make: { latency.values.count })) }
        Button("Create") { run(.init(create: { latency.values.count })) }
    }

    private func run(_ handler: Handler) {}
}
