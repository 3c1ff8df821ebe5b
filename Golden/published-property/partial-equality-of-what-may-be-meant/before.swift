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

final class Configuration: ObservableObject {
    @Published var named = Named()

    func load() { named = Named() }
}

final class Store<Value: Codable & Equatable>: ObservableObject {
    @Published var value: Value?

    func set(_ value: Value) { self.value = value }
}

struct ConfigurationView: View {
    @ObservedObject var configuration: Configuration
    @ObservedObject var store: Store<Int>

    var body: some View {
        Text("\(configuration.named == Named() ? 1 : 0) \(store.value ?? 0)")
    }
}
