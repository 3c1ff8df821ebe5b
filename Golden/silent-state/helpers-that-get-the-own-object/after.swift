// Catalogue 213: helpers get the object of the view, by way of each other, and read all that changes.
import SwiftUI

@Observable
final class Rack {
    var names: [String] = []

    func add(_ text: String) {
        names.append(text)
    }
}

struct RackView: View {
    var rack: Rack

    var body: some View {
        VStack {
            Text("\(UserDefaults.standard.integer(forKey: "limit"))")
            row(rack, isShort: true)
        }
    }

    private func row(_ rack: Rack, isShort: Bool) -> some View { Text(text(of: rack)) }

    private func text(of rack: Rack) -> String { "\(rack.names.count)" }
}
