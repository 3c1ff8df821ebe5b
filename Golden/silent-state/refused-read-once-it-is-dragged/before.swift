// Catalogue 213: a view reads what it may drag only then; and what a helper reads of another object it does not read of its own.
import SwiftUI

final class Crate: ObservableObject {
    @Published var name = ""
    @Published var label = ""

    func rename(_ text: String) {
        name = text
    }
}

final class Rack: ObservableObject {
    static let spare = Rack()
    @Published var names: [String] = []
    @Published var title = ""

    func add(_ text: String) {
        names.append(text)
    }
}

struct CrateView: View {
    @ObservedObject var crate: Crate

    var body: some View {
        VStack {
            Text("\(crate.label) of \(UserDefaults.standard.integer(forKey: "limit"))")
            Text("x").draggable(crate.name)
        }
    }
}

struct RackView: View {
    @ObservedObject var rack: Rack

    var body: some View {
        VStack {
            Text("\(rack.title) of \(UserDefaults.standard.integer(forKey: "limit"))")
            row(Rack.spare)
        }
    }

    private func row(_ rack: Rack) -> some View { Text("\(rack.names.count)") }
}

struct NamesView: View {
    @ObservedObject var crate: Crate
    @ObservedObject var rack: Rack

    var body: some View { Text("\(crate.name) \(rack.names.count)") }
}
