// Catalogue 57, 60: a key path to a projection of another type
import SwiftUI

@propertyWrapper
struct Property<Value> {
    var wrappedValue: Value
    var projectedValue: Int { 1 }
}

struct Entity {
    @Property var name = ""
}

@Observable
final class Store {
    var name = ""
}

struct Reader: View {
    var store: Store
    let path = \Entity.$name

    var body: some View {
        Text(store.name + Entity().name)
    }
}
