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
@Observable
final class Cart { var count = 0 }
struct CartView: View {
    @State private var cart = Cart()
    var body: some View { Stepper("\(cart.count)", value: $cart.count) }
}
