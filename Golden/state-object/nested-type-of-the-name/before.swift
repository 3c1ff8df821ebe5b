// Catalogue 155: a type of the project that has the name of a wrapper is not the wrapper.
import SwiftUI
public final class AppState {
    private class StateObject {
        var version = 1
    }
    private let stateObject: StateObject
    init() { stateObject = StateObject() }
    var version: Int { stateObject.version }
}
final class Cart: ObservableObject { @Published var count = 0 }
struct CartView: View {
    @StateObject private var cart = Cart()
    var body: some View { Stepper("\(cart.count)", value: $cart.count) }
}
