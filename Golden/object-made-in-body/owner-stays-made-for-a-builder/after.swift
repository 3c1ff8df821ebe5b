// Catalogue 103, 222: the function of a class that gives a view is called by a body, or by a closure that may run in one.
import SwiftUI

final class Settings: ObservableObject {
    static let shared = Settings()
    @Published var limit = 1
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
    @ObservedObject var settings: Settings

    var body: some View {
        Button("\(settings.limit)") { settings.limit += 1 }
    }
}

final class Flow {
    func doseView() -> some View {
        DoseView(dose: Dose())
    }
}

struct FlowView: View {
    let flow: Flow

    var body: some View { flow.doseView() }
}
