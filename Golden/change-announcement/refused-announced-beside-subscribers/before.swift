// Catalogue 47, 66: the class can't get a publisher of its own, or a view shows what it tells of and reads nothing.
import Combine
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
}

/// What is behind the other wrapper was announced too.
final class FlagModel: ObservableObject {
    @Published var title = ""
    @AppStorage("mode") var mode = 0
    private let flags = Flags.shared

    func isEnabled(_ flag: String) -> Bool { flags.enabled.contains(flag) }

    func enable(_ flag: String) {
        flags.enabled.insert(flag)
        objectWillChange.send()
    }
}

/// The view reads nothing of the object itself.
final class Ticker: ObservableObject {
    @Published var count = 0
    let flags = Flags.shared, others = Flags()

    func tick() {
        flags.enabled = []
        objectWillChange.send()
    }
}

final class Log {
    private var cancellables: Set<AnyCancellable> = []

    func follow(_ model: FlagModel, _ ticker: Ticker) {
        model.objectWillChange.sink { _ in print("flags") }.store(in: &cancellables)
        ticker.objectWillChange.sink { _ in print("ticks") }.store(in: &cancellables)
    }
}

struct FlagView: View {
    @ObservedObject var model: FlagModel

    var body: some View {
        Text("\(model.title) \(model.mode) \(model.isEnabled("a") ? "on" : "off")")
    }
}

struct TickerView: View {
    @ObservedObject var ticker: Ticker

    var body: some View {
        Text(ticker.flags.enabled.joined())
    }
}
