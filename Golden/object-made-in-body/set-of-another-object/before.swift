// Catalogue 222, 103: making an object reads one setting and sets another one, which a constant of its own made: no change comes back.
import SwiftUI

final class Setting<Value: Equatable>: ObservableObject {
    let key: String
    @Published var value: Value

    init(key: String, value: Value) {
        self.key = key
        self.value = value
    }

    func replace(by value: Value) {
        self.value = value
    }
}

final class Settings {
    static let shared = Settings()

    let limit = Setting<Int>(key: "limit", value: 1)
    var visits = Setting<Int>(key: "visits", value: 0)
    var unit = Setting<String>(key: "unit", value: "U")
}

final class Dose: ObservableObject {
    @Published var amount: Int

    init() {
        amount = Settings.shared.limit.value
        count()
    }

    private func count() {
        DispatchQueue.main.async { Settings.shared.visits.value += 1 }
    }
}

final class Label: ObservableObject {
    @Published var text: String
    private let settings = Settings.shared

    init() {
        text = settings.unit.value
        Task { @MainActor in settings.visits.replace(by: 0) }
    }
}

struct DoseView: View {
    @ObservedObject var dose: Dose
    @ObservedObject var label: Label

    var body: some View {
        Stepper(label.text, value: $dose.amount)
        TextField("Unit", text: $label.text)
    }
}

struct LimitView: View {
    @ObservedObject var limit = Settings.shared.limit
    @ObservedObject var unit = Settings.shared.unit

    var body: some View {
        Button("\(limit.value) \(unit.value)") {
            limit.value += 1
            unit.value = "I"
        }
    }
}

struct RootView: View {
    var body: some View {
        DoseView(dose: Dose(), label: Label())
        LimitView()
    }
}
