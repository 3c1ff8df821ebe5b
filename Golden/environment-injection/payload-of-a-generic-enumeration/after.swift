// Catalogue 123: the arguments of a generic enumeration say what its case holds.
import SwiftUI

@Observable
final class Room {
    var name = ""
}

enum Loaded<Value> {
    case ready(Value)
    case loading
}

struct RoomView: View {
    @Environment(Room.self) private var room

    var body: some View {
        Text(room.name)
    }
}

struct House: View {
    let rooms: Loaded<Room>
    let other: Room

    var body: some View {
        RoomView().environment(other)
        switch rooms {
        case .ready(let value): RoomView().environment(value)
        case .loading: Text("…")
        }
    }
}
