// Catalogue 103, 222: a function that gives a view stands in a controller; only an action calls it, and hands the view on as a value.
import SwiftUI

@Observable
final class Settings {
    static let shared = Settings()
    var limit = 1
}

@Observable
final class Dose {
    var amount: Int

    init() { amount = Settings.shared.limit }
}

struct DoseView: View {
    var dose: Dose

    var body: some View { Text("\(dose.amount)") }
}

struct LimitView: View {
    var settings: Settings

    var body: some View {
        Button("\(settings.limit)") { settings.limit += 1 }
    }
}

final class Flow {
    private var shown: [Any] = []

    func present() {
        shown.append(NSHostingController(rootView: doseView()))
    }

    private func doseView() -> some View {
        DoseView(dose: Dose())
    }
}
