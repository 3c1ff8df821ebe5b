// Catalogue 216: the member that a pattern, a function or a modifier asks for shows what nothing publishes.
import SwiftUI

struct Tier: Equatable {
    var limit: String
    static var plus: Tier { Tier(limit: UserDefaults.standard.string(forKey: "limit") ?? "") }
}

extension Color {
    static var brand: Color { UserDefaults.standard.bool(forKey: "isDark") ? .black : .white }
}

final class Prices: ObservableObject {
    @Published var state = 0
    @Published var isLoading = false
    let tier = Tier(limit: "")

    func load() {
        state += 1
        isLoading = true
    }

    func sign(of tier: Tier) -> String { tier.limit }
}

struct PatternPrompt: View {
    @ObservedObject var prices: Prices
    @State private var isWaiting = false

    private var sign: String {
        switch prices.tier {
        case .plus: return "+"
        default: return "?"
        }
    }

    var body: some View {
        Button(sign) { prices.load() }
            .disabled(isWaiting ? prices.isLoading : false)
    }
}

final class Offers: ObservableObject {
    @Published var state = 0
    @Published var isLoading = false

    func load() {
        state += 1
        isLoading = true
    }

    func sign(of tier: Tier) -> String { tier.limit }
    var sign: String { sign(of: .plus) }
}

struct ArgumentPrompt: View {
    @ObservedObject var offers: Offers
    @State private var isWaiting = false

    var body: some View {
        Button(offers.sign) { offers.load() }
            .disabled(isWaiting ? offers.isLoading : false)
    }
}

final class Colors: ObservableObject {
    @Published var state = 0
    @Published var isLoading = false

    func load() {
        state += 1
        isLoading = true
    }
}

struct ModifierPrompt: View {
    @ObservedObject var colors: Colors
    @State private var isWaiting = false

    var body: some View {
        Button("Load") { colors.load() }
            .disabled(isWaiting ? colors.isLoading : false)
            .foregroundColor(.brand)
    }
}

final class Lists: ObservableObject {
    @Published var state = 0
    @Published var isLoading = false
    let tiers: [String: Tier] = [:]

    func load() {
        state += 1
        isLoading = true
    }
}

struct ListPrompt: View {
    @ObservedObject var lists: Lists
    @State private var isWaiting = false

    var body: some View {
        Button(self.lists.tiers.mapValues { $0 }.values.contains(.plus) ? "a" : "b") { lists.load() }
            .disabled(isWaiting ? lists.isLoading : false)
    }
}

struct RootView: View {
    @StateObject private var lists = Lists()
    @StateObject private var prices = Prices()
    @StateObject private var offers = Offers()
    @StateObject private var colors = Colors()

    var body: some View {
        ListPrompt(lists: lists)
        PatternPrompt(prices: prices)
        ArgumentPrompt(offers: offers)
        ModifierPrompt(colors: colors)
    }
}
