// Catalogue 123: the object comes out of patterns: shorthand, a case of an enumeration, a tuple, a loop.
import SwiftUI

@Observable
final class Room {
    var name = ""
}

enum Phase {
    case ready(Room)
    case loading
}

struct RoomView: View {
    @Environment(Room.self) private var room

    var body: some View {
        Text(room.name)
    }
}

struct House: View {
    let phase: Phase
    let room: Room?
    let pair: (Room, Int)

    var body: some View {
        switch phase {
        case .ready(let room): RoomView().environment(room)
        case .loading: Text("…")
        }
        if let room {
            RoomView().environment(room)
        }
        if case .ready(let first) = phase {
            RoomView().environment(first)
        }
    }

    func all(_ rooms: [Room]) -> [AnyView] {
        var result: [AnyView] = []
        for room in rooms {
            result.append(AnyView(RoomView().environment(room)))
        }
        let (first, _) = pair
        result.append(AnyView(RoomView().environment(first)))
        return result
    }
}
