// Catalogue 40, 55: @StateObject kept the row from being equal to the one before; == of the room does not tell that it differs.
import SwiftUI

struct Room: Identifiable, Equatable {
    let id: String
    var isFree: Bool

    static func == (lhs: Room, rhs: Room) -> Bool { lhs.id == rhs.id }
}

@MainActor
final class HouseModel: ObservableObject {
    @Published var title = "House"
}

struct HouseScreen: View {
    @StateObject var model = HouseModel()
    @State private var freeRooms: Set<String> = []

    var body: some View {
        VStack {
            Button("Free") { freeRooms = ["kitchen"] }
            RoomRow(model: model, room: Room(id: "kitchen", isFree: freeRooms.contains("kitchen")))
        }
    }
}

struct RoomRow: View {
    @StateObject var model: HouseModel
    let room: Room

    var body: some View {
        Text(model.title)
        Text(room.isFree ? "free" : "taken")
    }
}
