// Catalogue 103, 222: a function that gives a view stands in a controller; only an action calls it, and hands the view on as a value.
import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var limit = 1
}

final class Dose: ObservableObject {
    @Published var amount: Int

    init() { amount = Settings.shared.limit }
}

struct DoseView: View {
    @ObservedObject var dose: Dose

    var body: some View { Text("\(dose.amount)") }
}

struct LimitView: View {
    @ObservedObject var settings: Settings

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
