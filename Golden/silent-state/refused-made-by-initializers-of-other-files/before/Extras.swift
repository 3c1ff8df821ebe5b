import SwiftUI

struct PriceLabel: View {
    private let text: String

    init(_ amount: Int) {
        text = usesEuros ? "\(amount) €" : "$ \(amount)"
    }

    var body: some View { Text(text) }
}

enum Rank {
    case high, low

    init(score: Int) {
        self = usesEuros ? .high : .low
    }
}

extension Button where Label == Text {
    init(price: Int, action: @escaping () -> Void) {
        self.init(usesEuros ? "\(price) €" : "$ \(price)", action: action)
    }
}

extension LocalizedStringKey.StringInterpolation {
    mutating func appendInterpolation(price: Int) {
        appendLiteral(usesEuros ? "\(price) €" : "$ \(price)")
    }
}

struct Money: CustomStringConvertible {
    static let one = Money(amount: 1)

    var amount: Int
    var description: String { usesEuros ? "\(amount) €" : "$ \(amount)" }

    static func + (left: Money, right: Money) -> Money {
        Money(amount: usesEuros ? left.amount + right.amount : left.amount)
    }
}

struct Days: Sequence {
    func makeIterator() -> AnyIterator<Int> {
        var count = usesEuros ? 5 : 7
        return AnyIterator {
            count -= 1
            return count >= 0 ? count : nil
        }
    }
}

@resultBuilder enum Joined {
    static func buildBlock(_ parts: String...) -> String { usesEuros ? parts.joined() : "" }
}

func joined(@Joined _ content: () -> String) -> String { content() }
