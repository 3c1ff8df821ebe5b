// Catalogue 124: what a library gives has the name of a member of the project
import Combine
import SwiftUI

final class Room: ObservableObject {
    @Published var name = ""
}

final class Guest: ObservableObject {
    @Published var name = ""
}

struct Seat {
    let value: Guest
}

struct RoomView: View {
    @EnvironmentObject var room: Room
    @ObservedObject var guest: Guest

    var body: some View {
        Text(room.name + guest.name)
    }
}

struct Root: View {
    let rooms: CurrentValueSubject<[String: Room], Never>

    var body: some View {
        ForEach(rooms.value.map { pair in CurrentValueSubject<Room, Never>(pair.value) }.indices, id: \.self) { _ in
            RoomView(guest: Guest()).environmentObject(rooms.value.first { _ in true }!.value)
        }
    }
}
