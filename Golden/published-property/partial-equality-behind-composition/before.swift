// Catalogue 41: Parcel is Equatable through a protocol of the project, which an alias of a composition names.
import SwiftUI

struct Sender: Equatable, Sendable {
    let id: Int
    var name: String

    static func == (lhs: Sender, rhs: Sender) -> Bool {
        lhs.id == rhs.id
    }
}

protocol Named: Equatable {}
typealias Item = Named & Sendable

struct Parcel: Identifiable, Item {
    let id: Int
    var sender: Sender?

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
