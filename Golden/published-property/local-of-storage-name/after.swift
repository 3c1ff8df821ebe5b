// Catalogue 54: a local has the name of the storage
import SwiftUI

@Observable
final class Store {
    var name: String? = ""

    func reset() {
        if let _name = name {
            print(_name)
        }
        var _name = ""
        _name = "a"
        name = _name
    }
}

struct Reader: View {
    var store: Store

    var body: some View {
        Text(store.name ?? "")
    }
}
