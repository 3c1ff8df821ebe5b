// Catalogue 47, 175: updates by hand for what functions give back, which no property names.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
    var cohorts: [String: Int] = [:]
}

final class FlagModel: ObservableObject {
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
        objectWillChange.send()
    }

    func raise(_ flag: String) {
        flags.cohorts[flag, default: 0] += 1
        objectWillChange.send()
    }
}

struct FlagView: View {
    @ObservedObject var model: FlagModel
    let flag: String

    var body: some View {
        Text("\(flag) \(model.isEnabled(flag) ? "on" : "off")")
    }
}

struct CohortView: View {
    @ObservedObject var model: FlagModel
    @State private var isOpen = false

    var body: some View {
        Button("Open") { isOpen.toggle() }
        if isOpen {
            Text("cohort \(model.cohort(of: "a") ?? 0)")
        }
    }
}

struct Root: View {
    @StateObject private var model = FlagModel()

    var body: some View {
        Button("Toggle") { model.toggle("a") }
        Button("Raise") { model.raise("a") }
        FlagView(model: model, flag: "a")
        FlagView(model: model, flag: "b")
        CohortView(model: model)
    }
}
