// Catalogue 47: views show what functions give back of other storage; the functions tell that the object is read.
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
        access(keyPath: \.self)
        return flags.enabled.contains(flag)
    }

    @MainActor
    func cohort(of flag: String) -> Int? { access(keyPath: \.self); return flags.cohorts[flag] }

    func toggle(_ flag: String) {
        if flags.enabled.remove(flag) == nil { flags.enabled.insert(flag) }
        withMutation(keyPath: \.self) {}
    }

    func raise(_ flag: String) {
        flags.cohorts[flag, default: 0] += 1
        withMutation(keyPath: \.self) {}
    }
}

struct FlagView: View {
    var model: FlagModel
    let flag: String

    var body: some View {
        Text("\(flag) \(model.isEnabled(flag) ? "on" : "off")")
    }
}

struct CohortView: View {
    var model: FlagModel

    var body: some View {
        Text("cohort \(model.cohort(of: "a") ?? 0)")
    }
}
