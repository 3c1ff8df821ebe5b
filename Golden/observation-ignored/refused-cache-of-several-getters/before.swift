// Catalogue 59: one place that two getters fill, each for itself, and one that may be filled with nil, are filled anew for each
// view that shows them.
import SwiftUI

struct Card {
    var name: String

    init?(_ text: String) {
        guard !text.isEmpty else { return nil }
        name = text
    }
}

final class Bookings: ObservableObject {
    @Published var list: [Int] = []
    private var memo: (isPast: Bool, list: [Int])?

    var upcoming: [Int] {
        if let memo, !memo.isPast { return memo.list }
        let found = list.filter { $0 >= 0 }
        memo = (false, found)
        return found
    }

    var past: [Int] {
        if let memo, memo.isPast { return memo.list }
        let found = list.filter { $0 < 0 }
        memo = (true, found)
        return found
    }
}

final class Cards: ObservableObject {
    @Published var text = ""
    private var parsed: Card?

    var card: Card? {
        if parsed == nil { parsed = Card(text) }
        return parsed
    }
}

struct UpcomingView: View {
    @ObservedObject var bookings: Bookings

    var body: some View { Text("\(bookings.upcoming.count)") }
}

struct PastView: View {
    @ObservedObject var bookings: Bookings
    @ObservedObject var cards: Cards

    var body: some View { Text("\(bookings.past.count) \(cards.card?.name ?? "")") }
}
