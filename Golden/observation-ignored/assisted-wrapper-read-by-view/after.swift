// Catalogue 34, 35: asked for, the wrapped property gets a tracked one in front of it, as does what only triggers updates.
import SwiftUI

@propertyWrapper
struct Trimmed {
    private var value = ""

    var wrappedValue: String {
        get { value }
        set { value = newValue.filter { $0 != " " } }
    }

    init(wrappedValue: String) {
        self.wrappedValue = wrappedValue
    }
}

@Observable
final class NameModel {
    var name: String {
        get { access(keyPath: \.name); return nameStorage }
        set { withMutation(keyPath: \.name) { nameStorage = newValue } }
    }
    @ObservationIgnored @Trimmed private var nameStorage = ""
    var revision = 0

    func rename(_ name: String) {
        self.name = name
        revision += 1
    }
}

struct NameView: View {
    @State private var model = NameModel()

    var body: some View {
        Button(model.name) { model.rename("Ada L") }
    }
}
