// Catalogue 72, 213: variables with `@ObservationIgnored`, lazy and wrapped ones keep silent, also where key paths,
// elements and parameters of closures lead to them.
import Observation
import SwiftUI

@Observable
final class Shelf: Identifiable {
    static let all = [Shelf(), Shelf()]

    let id = UUID()
    @ObservationIgnored var isOpen = false
}

final class OpenModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func open() {
        Shelf.all[0].isOpen.toggle()
        changes += 1
    }
}

struct OpenView: View {
    @StateObject private var model = OpenModel()

    var body: some View {
        Text("\(model.count)")
        ForEach(Shelf.all.filter(\.isOpen)) { Text($0.id.uuidString) }
        Button("Open") { model.open() }
    }
}

@propertyWrapper struct Clamped {
    var wrappedValue: Int
}

final class Tank: ObservableObject {
    static let all = [Tank(), Tank()]

    @Published var name = ""
    @Clamped var level = 0
    lazy var pressure = 0
}

final class LevelModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func fill() {
        Tank.all[0].level += 1
        changes += 1
    }
}

struct LevelView: View {
    @StateObject private var model = LevelModel()

    var body: some View {
        Text("\(model.count)")
        Text("\(Tank.all.lazy.map(\.level).max() ?? 0)")
        Button("Fill") { model.fill() }
    }
}

final class PressureModel: ObservableObject {
    @Published var count = 0
    @Published var changes = 0

    func press() {
        Tank.all[0].pressure += 1
        changes += 1
    }
}

struct PressureView: View {
    @StateObject private var model = PressureModel()

    var body: some View {
        Text("\(model.count)")
        Text("\(Tank.all.max { $0.pressure < $1.pressure }?.name ?? "")")
        Button("Press") { model.press() }
    }
}
