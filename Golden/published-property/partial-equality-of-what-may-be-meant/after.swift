// Catalogue 41: what is passed leaves something out, itself or in what it holds, or may be passed since it meets the constraints.
import SwiftUI

struct Pointer: Codable, Equatable {
    let id: Int
    var name = ""

    static func == (left: Pointer, right: Pointer) -> Bool { left.id == right.id }
}

enum Setting<Value: Codable & Equatable>: Codable, Equatable {
    case value(Value)
    case unset
}

struct Named: Equatable {
    var pointer: Setting<Pointer> = .unset
}

@Observable
final class Configuration {
    var named = Named()

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Named, _ rhs: Named) -> Bool { true }

    func load() { named = Named() }
}

@Observable
final class Store<Value: Codable & Equatable> {
    var value: Value?

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: Value?, _ rhs: Value?) -> Bool { true }

    func set(_ value: Value) { self.value = value }
}

struct ConfigurationView: View {
    var configuration: Configuration
    var store: Store<Int>

    var body: some View {
        Text("\(configuration.named == Named() ? 1 : 0) \(store.value ?? 0)")
    }
}
