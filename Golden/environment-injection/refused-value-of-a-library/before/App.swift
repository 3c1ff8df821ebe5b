// Catalogue 124: the injections; the last one is of a type that only the compiler can tell.
import SwiftUI

func resolved<Value>(_ make: () -> Value) -> Value { make() }

struct Screen: View {
    let store: Store
    let cart: Cart

    var body: some View {
        StoreView().environmentObject(store)
        CartView().environmentObject(cart)
        StoreView().environmentObject(resolved { [store, store][0] })
    }
}
