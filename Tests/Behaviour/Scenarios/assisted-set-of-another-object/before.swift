// Catalogue 222: making an object reads one setting and sets another one, so that it is made once more with each change and not without end.
import SwiftUI

final class Setting: ObservableObject {
    @Published var value = 0
}

final class Settings {
    static let shared = Settings()

    let limit = Setting()
    let visits = Setting()
}

final class Dose: ObservableObject {
    @Published var amount: Int

    init() {
        amount = Settings.shared.limit.value
        Task { @MainActor in Settings.shared.visits.value += 1 }
    }
}

struct DoseView: View {
    @ObservedObject var dose: Dose

    var body: some View {
        Button("More") { dose.amount += 1 }
        Text("amount \(dose.amount)")
    }
}

struct LimitView: View {
    @ObservedObject var limit = Settings.shared.limit

    var body: some View {
        Button("Raise") { limit.value += 10 }
        Text("limit \(limit.value)")
    }
}

struct Root: View {
    var body: some View {
        DoseView(dose: Dose())
        LimitView()
    }
}
