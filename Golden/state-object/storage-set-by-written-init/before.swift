// Catalogue 83, 105, 147: wrappers whose initializers are called by name.
import SwiftUI

final class Chore: ObservableObject {
    @Published var name: String
    @Published var isDone: Bool

    init(name: String) {
        self._name = Published.init(initialValue: name)
        _isDone = Published<Bool>.init(wrappedValue: false)
    }
}

struct ChoreView: View {
    @StateObject var chore: Chore
    @StateObject private var other: Chore

    init(chore: Chore) {
        self._chore = StateObject.init(wrappedValue: chore)
        _other = SwiftUI.StateObject<Chore>.init(wrappedValue: chore)
    }

    var body: some View {
        Text(chore.name + other.name)
    }
}

struct ChoreRow: View {
    @ObservedObject var chore: Chore
    @ObservedObject var edited: Chore

    init(chore: Chore) {
        self._chore = ObservedObject.init(wrappedValue: chore)
        _edited = ObservedObject.init(initialValue: chore)
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
