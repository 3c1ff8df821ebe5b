// Catalogue 202: an extension of a protocol that the class conforms to reads the property in a file that names no class of the project.
import Panels
import SwiftUI

final class Queue: ObservableObject, Pending {
    @Published var isBusy = false
    var pending: [Int] = []

    func add() -> Bool {
        pending.append(1)
        isBusy = true
        return isBusy
    }
}

struct Screen: View {
    @ObservedObject var queue: Queue

    var body: some View {
        Text("\(queue.number)").panel { queue.add() }
    }
}

final class Session: ObservableObject {
    static let shared = Session()

    @Published var number = 0
}
