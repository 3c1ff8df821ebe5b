// Catalogue 109, 160: what a wrapper makes for its generic parameter concerns the classes of its users only.
import SwiftUI

final class Dependencies {
    static let shared = Dependencies()
    func resolve<T>() -> T { fatalError() }
}

@propertyWrapper
struct Inject<T: ObservableObject>: DynamicProperty {
    @StateObject private var stateObject: T

    init() {
        _stateObject = StateObject(wrappedValue: Dependencies.shared.resolve())
    }

    var wrappedValue: T { stateObject }
}

final class Flags: ObservableObject {
    @Published var isOn = false
}
final class Cart: ObservableObject {
    @Published var count = 0
}

struct FlagView: View {
    @Inject var flags: Flags
    var body: some View { Text("\(flags.isOn)") }
}
struct CartView: View {
    @StateObject private var cart = Cart()
    var body: some View { Text("\(cart.count)") }
}
