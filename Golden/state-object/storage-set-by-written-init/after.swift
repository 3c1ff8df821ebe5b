// Catalogue 83, 105, 147: wrappers whose initializers are called by name.
import SwiftUI

@Observable
final class Chore {
    var name: String
    var isDone: Bool

    init(name: String) {
        self._name = name
        _isDone = false
    }
}

struct ChoreView: View {
    @State var chore: Chore
    @State private var other: Chore

    init(chore: Chore) {
        self._chore = State.init(initialValue: chore)
        _other = SwiftUI.State<Chore>.init(initialValue: chore)
    }

    var body: some View {
        Text(chore.name + other.name)
    }
}

struct ChoreRow: View {
    var chore: Chore
    @Bindable var edited: Chore

    init(chore: Chore) {
        self.chore = chore
        _edited = Bindable.init(wrappedValue: chore)
    }

    var body: some View {
        Toggle(chore.name, isOn: $edited.isDone)
    }
}

struct Root: View {
    var body: some View {
        ChoreView(chore: Chore(name: "Dishes"))
        ChoreRow(chore: Chore(name: "Floor"))
    }
}
