// Catalogue 124: a local that is not understood has the name of a member that holds another class; it may be either class.
import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

final class Guest: ObservableObject {
    @Published var name = ""
}

func resolved<Value>(_ make: () -> Value) -> Value { make() }

struct RoomView: View {
    @EnvironmentObject private var room: Room
    @EnvironmentObject private var guest: Guest

    var body: some View {
        Text(room.name + guest.name)
    }
}

struct Hotel {
    let active: Guest
}

struct House: View {
    let rooms: [Room]
    let guest: Guest

    var body: some View {
        let active = resolved { [rooms][0][0] }
        RoomView()
            .environmentObject(active)
            .environmentObject(guest)
        RoomView().environmentObject(rooms[0])
    }
}
