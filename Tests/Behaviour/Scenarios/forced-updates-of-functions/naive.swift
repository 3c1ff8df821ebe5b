// Stale: nothing announces what the functions give back.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
    var cohorts: [String: Int] = [:]
}

@Observable
final class FlagModel {
    private let flags = Flags.shared

    func isEnabled(_ flag: String) -> Bool {
        flags.enabled.contains(flag)
    }

    func cohort(of flag: String) -> Int? {
        guard isEnabled(flag) else { return nil }
        return flags.cohorts[flag]
    }

    func toggle(_ flag: String) {
        if flags.enabled.remove(flag) == nil { flags.enabled.insert(flag) }
    }

    func raise(_ flag: String) {
        flags.cohorts[flag, default: 0] += 1
    }
}

struct FlagView: View {
    let model: FlagModel
    let flag: String

    var body: some View {
        Text("\(flag) \(model.isEnabled(flag) ? "on" : "off")")
    }
}

struct CohortView: View {
    let model: FlagModel
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen {
            Text("cohort \(model.cohort(of: "a") ?? 0)")
        }
    }
}

struct Root: View {
    @State private var model = FlagModel()

    var body: some View {
        Button("Toggle") { model.toggle("a") }
        Button("Raise") { model.raise("a") }
        FlagView(model: model, flag: "a")
        FlagView(model: model, flag: "b")
        CohortView(model: model)
    }
}
