// Catalogue 216: what begins with a dot is a member of the type that the place asks for, whatever else has its name.
import SwiftUI

enum Level {
    case plus, minus, none
}

struct Tier {
    var limit: String
    static var plus: Tier { Tier(limit: UserDefaults.standard.string(forKey: "limit") ?? "") }
    static var large: Self { plus }
    static var leading: Tier { plus }
}

struct Account {
    let level: Level
    func isExpiring(_ level: Level) -> Bool { self.level == level }
    func mayBecome(_ level: Level) -> Bool { [Level.plus, Level.minus].contains(.plus) }
}

final class Prices: ObservableObject {
    @Published var state = 0
    @Published var isLoading = false
    let level: Level = .minus
    let account: Account? = Account(level: .none)

    func load() {
        state += 1
        isLoading = true
    }

    var sign: String {
        switch level {
        case .plus: return "+"
        default: break
        }
        if case .plus = level { return "++" }
        if account?.isExpiring(.plus) == true || account?.mayBecome(.plus) == true { return name(of: .plus) }
        return "?"
    }

    private func name(of level: Level) -> String { "\(level)" }
}

struct Prompt: View {
    @ObservedObject var prices: Prices
    @State private var isWaiting = false

    var body: some View {
        VStack {
            Button(prices.sign) { prices.load() }
                .disabled(isWaiting ? prices.isLoading : false)
                .frame(alignment: .leading)
                .controlSize(.large)
            Text(isWaiting ? "\(prices.state)" : "")
        }
    }
}

struct RootView: View {
    @StateObject private var prices = Prices()

    var body: some View { Prompt(prices: prices) }
}
