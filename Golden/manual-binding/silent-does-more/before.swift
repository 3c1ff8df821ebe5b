// Catalogue 192: closures that do more than read and assign, or of what nothing projects.
import SwiftUI

struct Entry: Identifiable {
    var id = 0
    var text: String?
}

final class Store {
    var level = 0.0
}

struct EntryView: View {
    @State private var entry = Entry()
    @State private var optional: Entry?
    @State private var isOn = false
    @State private var table: [String: Bool] = [:]
    @AppStorage("level") private var stored = 0.0
    private let store = Store()
    private var computed: Bool {
        get { isOn }
        nonmutating set { isOn = newValue }
    }

    var body: some View {
        let local = store
        Toggle("Other", isOn: Binding(get: { isOn }, set: { isOn = !$0 }))
        Toggle("More", isOn: Binding(get: { isOn }, set: { isOn = $0; print($0) }))
        Toggle("Changed", isOn: Binding(get: { !isOn }, set: { isOn = $0 }))
        Toggle("Computed", isOn: Binding(get: { computed }, set: { computed = $0 }))
        TextField("Text", text: Binding(get: { entry.text ?? "" }, set: { entry.text = $0 }))
        Stepper("Id", value: Binding(get: { entry.id }, set: { entry.id = $0 }))
        Slider(value: Binding(get: { store.level }, set: { store.level = $0 }))
        Slider(value: Binding(get: { local.level }, set: { local.level = $0 }))
        Toggle("Key", isOn: Binding(get: { table["a", default: false] }, set: { table["a", default: false] = $0 }))
    }
}
