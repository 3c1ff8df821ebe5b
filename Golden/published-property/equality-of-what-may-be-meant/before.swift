// Catalogue 41: a generic type is asked with what is passed for its parameters, and only what meets their constraints can be passed.
import SwiftUI

final class Pointer: Equatable {
    let id: Int
    var name = ""

    init(id: Int) { self.id = id }

    static func == (left: Pointer, right: Pointer) -> Bool { left.id == right.id }
}

enum Setting<Value: Codable & Equatable>: Codable, Equatable {
    case value(Value)
    case unset
}

struct Both<Value: Equatable>: Equatable {
    var first: Value
    var second: Setting<Int>
}

struct Scheme: Codable, Equatable {
    var speed: Setting<Double> = .unset
}

final class Configuration: ObservableObject {
    @Published var scheme = Scheme()
    @Published var both = Both(first: 1, second: .unset)
    @Published var written = Both<Double>(first: 1, second: .unset)

    func load() {
        scheme = Scheme()
        written = Both(first: 2, second: .unset)
    }
}

final class Store<Value: Codable & Equatable>: ObservableObject {
    @Published var value: Value?

    func set(_ value: Value) { self.value = value }
}

struct ConfigurationView: View {
    @ObservedObject var configuration: Configuration
    @ObservedObject var store: Store<Int>

    var body: some View {
        Text("\(configuration.scheme == Scheme() ? 1 : 0) \(configuration.both.first) \(configuration.written.first) \(store.value ?? 0)")
    }
}
