// Catalogue 7, 41: the type of a first value is not known; all types of which its parts are known compare everything
// that they hold.
import SwiftUI

enum Board {
    struct Row: Hashable {
        var number = 0
    }

    static let all = [Row()]
}

struct Other: Equatable {
    var number = 0

    static func == (left: Other, right: Other) -> Bool { left.number / 10 == right.number / 10 }
}

final class Store: ObservableObject {
    @Published var rows = [Board.Row()]
    @Published var named = [Board.Row.init(number: 2)]
    @Published var mapped = Board.all.map { $0 }
    @Published var repeated = Array(repeating: Board.Row(), count: 3)
    @Published var distinct = Set([Board.Row()])

    func load() {
        rows = [Board.Row(number: 3)]
        named = [Board.Row(number: 4)]
        mapped = [Board.Row(number: 5)]
        repeated = [Board.Row(number: 6)]
        distinct = [Board.Row(number: 7)]
    }
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text("\(store.rows[0].number) \(store.named[0].number) \(store.mapped[0].number)")
        Text("\(store.repeated[0].number) \(store.distinct.count)")
        Button("Load") { store.load() }
    }
}
