// Catalogue 41: values that are equal by their own ==, though they differ in what is shown.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (left: User, right: User) -> Bool { left.id == right.id }
}

final class Club: ObservableObject {
    @Published var chair = User(id: 1, name: "Ada")
    @Published var members: [User] = [User(id: 2, name: "Bo")]
    @Published var guest: User?

    func refresh(_ number: Int) {
        chair = User(id: 1, name: "Ada \(number)")
        members = [User(id: 2, name: "Bo \(number)")]
        guest = User(id: 3, name: "Cy \(number)")
    }
}

struct Root: View {
    @StateObject private var club = Club()

    var body: some View {
        Button("Refresh") { club.refresh(7) }
        Button("Again") { club.refresh(8) }
        Text(club.chair.name)
        ForEach(club.members, id: \.name) { Text($0.name) }
        Text(club.guest?.name ?? "nobody")
    }
}
