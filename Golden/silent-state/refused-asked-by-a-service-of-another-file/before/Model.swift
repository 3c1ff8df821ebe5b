// Catalogue 45, 213: what a view shows is held by a class in a file that names nothing of SwiftUI, in a variable and behind methods of its own.
import SwiftUI

@MainActor
final class Model: ObservableObject {
    @Published var title = "a"
    @Published var ticks = 0
    private let preferences = Preferences()

    var isEnabled: Bool { preferences.isEnabled() }

    func toggle() {
        preferences.toggle()
        ticks += 1
    }
}

struct ModelView: View {
    @StateObject private var model = Model()

    var body: some View {
        Text(model.title)
        Text(model.isEnabled ? "on" : "off")
        Button("Toggle") { model.toggle() }
    }
}

struct TicksView: View {
    @ObservedObject var model: Model

    var body: some View { Text("\(model.ticks)") }
}

@MainActor
final class Units: ObservableObject {
    @Published var title = "a"
    @Published var ticks = 0
    private let store = UnitStore()

    var unit: String { store.unit }

    func change() {
        store.change()
        ticks += 1
    }
}

struct UnitsView: View {
    @StateObject private var units = Units()

    var body: some View {
        Text(units.title)
        Text(units.unit)
        Button("Change") { units.change() }
    }
}

struct UnitTicksView: View {
    @ObservedObject var units: Units

    var body: some View { Text("\(units.ticks)") }
}
