// Catalogue 123: the object comes out of patterns: shorthand, a case of an enumeration, a tuple, a loop.
import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

enum Phase {
    case ready(Room)
    case loading
}

struct RoomView: View {
    @EnvironmentObject private var room: Room

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
        case .ready(let room): RoomView().environmentObject(room)
        case .loading: Text("…")
        }
        if let room {
            RoomView().environmentObject(room)
        }
        if case .ready(let first) = phase {
            RoomView().environmentObject(first)
        }
    }

    func all(_ rooms: [Room]) -> [AnyView] {
        var result: [AnyView] = []
        for room in rooms {
            result.append(AnyView(RoomView().environmentObject(room)))
        }
        let (first, _) = pair
        result.append(AnyView(RoomView().environmentObject(first)))
        return result
    }
}
