// Catalogue 201: what Swift runs without a call reads other things, or belongs to other types.
import SwiftUI

prefix operator ⊘

prefix func ⊘ (number: Int) -> Bool { number == 0 }

struct Entry: CustomStringConvertible {
    var number = 0

    var description: String { "number \(number)" }
}

struct Grid {
    let ledger: Ledger

    subscript(row row: Int) -> Int { ledger.numbers.count + row }
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int { Ledger.lowest }
}

struct Lowest {
    @Clamped var value
}

struct Options {
    var most = Ledger.lowest
    var isStrict = false
}

final class Ledger: ObservableObject {
    static let lowest = 1

    @Published var entries: [Entry] = []
    @Published var numbers: [Int] = []
    @Published var names = ["a": 1]

    subscript(number: Int) -> Int { entries.count + number }

    func prune(_ lowest: Lowest) {
        entries.removeAll { "\($0)".isEmpty }
        numbers.removeAll { ⊘$0 || self[$0] == 0 || names["a"] == $0 }
        numbers.removeAll { $0 < lowest.value || Options(isStrict: true).most > $0 }
        numbers.removeAll { number in
            for name in names where name.value == number { return true }
            return false
        }
    }
}

struct LedgerView: View {
    @ObservedObject var ledger: Ledger

    var body: some View {
        Button("\(ledger.entries.count) \(ledger.numbers.count) \(ledger.names.count)") { ledger.prune(Lowest()) }
    }
}
