// Catalogue 47: views show what functions give back of other storage; the functions tell that the object is read.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
    var cohorts: [String: Int] = [:]
}

final class FlagModel: ObservableObject {
    private let flags = Flags.shared

    func isEnabled(_ flag: String) -> Bool {
        return flags.enabled.contains(flag)
    }

    @MainActor
    func cohort(of flag: String) -> Int? { flags.cohorts[flag] }

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

    var body: some View {
        Text("cohort \(model.cohort(of: "a") ?? 0)")
    }
}
