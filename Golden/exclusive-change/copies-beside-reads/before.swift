// Catalogue 55, 213: a copy that is set may equal the value before; the view shows what stands elsewhere, or the value's own == leaves something out.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

final class Queue: ObservableObject {
    @Published var items: [Int] = [1, 2, 3]
    var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

    func trim() {
        UserDefaults.standard.set(2, forKey: "limit")
        items.removeAll { $0 > items.count }
    }
}

final class Club: ObservableObject {
    @Published var members: [User] = []
    @Published var names: [String] = []

    func rename() {
        change(&members)
        names.removeAll { $0.count > names.count }
    }

    private func change(_ users: inout [User]) {
        for index in users.indices { users[index].name = "\(members.count)" }
    }
}

struct QueueView: View {
    @StateObject private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count) \(queue.limit)") { queue.trim() }
    }
}

struct ClubView: View {
    @StateObject private var club = Club()

    var body: some View {
        Text("\(club.members.count) \(club.names.count)")
    }
}
