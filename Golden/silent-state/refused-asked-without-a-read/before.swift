// Catalogue 220: the body reads nothing of the object, hands it on or names it in actions only, and asks for what no object publishes.
import Foundation
import SwiftUI

enum Labels {
    private static var number = 0

    static func make() -> String {
        number += 1
        return "\(number)"
    }

    static func reset() { number = 0 }
}

final class Ticker: ObservableObject {
    @Published var ticks = 0
    let name = "ticker"

    func tick() { ticks += 1 }
}

struct TicksView: View {
    @ObservedObject var ticker: Ticker

    var body: some View { Text("\(ticker.ticks)") }
}

struct HandingView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text("\(Date().timeIntervalSince1970)")
        TicksView(ticker: ticker)
    }
}

struct ActingView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Button(UserDefaults.standard.string(forKey: "title") ?? "") { ticker.tick() }
    }
}

struct FactoryView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text(Labels.make() + ticker.name)
    }
}

@main
struct TickerApp: App {
    @StateObject private var ticker = Ticker()

    var body: some Scene {
        WindowGroup {
            if UserDefaults.standard.bool(forKey: "isDone") {
                Text("done")
            } else {
                TicksView(ticker: ticker)
            }
        }
    }
}
