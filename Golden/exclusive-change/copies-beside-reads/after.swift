// Catalogue 55, 213: a copy that is set may equal the value before; the view shows what stands elsewhere, or the value's own == leaves something out.
import SwiftUI

struct User: Equatable {
    let id: Int
    var name: String

    static func == (lhs: User, rhs: User) -> Bool { lhs.id == rhs.id }
}

@Observable
final class Queue {
    var items: [Int] = [1, 2, 3]
    var limit: Int { UserDefaults.standard.integer(forKey: "limit") }

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [Int], _ rhs: [Int]) -> Bool { true }

    func trim() {
        UserDefaults.standard.set(2, forKey: "limit")
        var newItems = items
        newItems.removeAll { $0 > items.count }
        items = newItems
    }
}

@Observable
final class Club {
    var members: [User] = []
    var names: [String] = []

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: [User], _ rhs: [User]) -> Bool { true }

    func rename() {
        var newMembers = members
        change(&newMembers)
        members = newMembers
        var newNames = names
        newNames.removeAll { $0.count > names.count }
        names = newNames
    }

    private func change(_ users: inout [User]) {
        for index in users.indices { users[index].name = "\(members.count)" }
    }
}

struct QueueView: View {
    @State private var queue = Queue()

    var body: some View {
        Button("\(queue.items.count) \(queue.limit)") { queue.trim() }
    }
}

struct ClubView: View {
    @State private var club = Club()

    var body: some View {
        Text("\(club.members.count) \(club.names.count)")
    }
}
