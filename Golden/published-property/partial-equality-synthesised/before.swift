// Catalogue 41: the `==` that the compiler makes for Parcel asks the one of Sender, which leaves the name out.
import SwiftUI

struct Sender: Equatable {
    let id: Int
    var name: String

    static func == (lhs: Sender, rhs: Sender) -> Bool {
        lhs.id == rhs.id
    }
}

struct Parcel: Identifiable, Hashable {
    let id: Int
    var sender: Sender?

    func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

final class ParcelModel: ObservableObject {
    @Published var parcels = [Parcel(id: 1, sender: Sender(id: 1, name: "Ada"))]

    func reload() {
        parcels = [Parcel(id: 1, sender: Sender(id: 1, name: "Grace"))]
    }
}

struct ParcelList: View {
    @StateObject private var model = ParcelModel()

    var body: some View {
        List(model.parcels) { Text($0.sender?.name ?? "") }
        Button("Reload") { model.reload() }
    }
}
