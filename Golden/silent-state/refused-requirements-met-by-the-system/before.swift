// Catalogue 213: what a protocol of the project asks for may be a member that a class of the system has already.
import SwiftUI

protocol KeyStore {
    func data(forKey key: String) -> Data?
}

extension UserDefaults: KeyStore {}

extension UserDefaults {
    var place: String { data(forKey: "place").map { "\($0.count)" } ?? "" }
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published var number = 0

    func load() {
        name = "Meter"
    }

    func count() { number += 1 }
}

struct ExtensionView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text(meter.name + UserDefaults.standard.place) }
}

struct ProtocolView: View {
    @ObservedObject var meter: Meter
    let keys: KeyStore

    var body: some View { Text(meter.name + "\(keys.data(forKey: "place")?.count ?? 0)") }
}
