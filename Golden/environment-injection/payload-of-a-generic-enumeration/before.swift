// Catalogue 123: the arguments of a generic enumeration say what its case holds.
import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

enum Loaded<Value> {
    case ready(Value)
    case loading
}

struct RoomView: View {
    @EnvironmentObject private var room: Room

    var body: some View {
        Text(room.name)
    }
}

struct House: View {
    let rooms: Loaded<Room>
    let other: Room

    var body: some View {
        RoomView().environmentObject(other)
        switch rooms {
        case .ready(let value): RoomView().environmentObject(value)
        case .loading: Text("…")
        }
    }
}
