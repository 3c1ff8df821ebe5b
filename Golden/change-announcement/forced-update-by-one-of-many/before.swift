// Catalogue 47: any of four functions can tell a view that reads them all; the first by name does.
import SwiftUI

final class Flags {
    static let shared = Flags()
    var enabled: Set<String> = []
    var cohorts: [String: Int] = [:]
}

final class FlagModel: ObservableObject {
    private let flags = Flags.shared

    func total() -> Int { flags.enabled.count }

    func names() -> String { flags.enabled.sorted().joined() }

    func cohort(of flag: String) -> Int { flags.cohorts[flag] ?? 0 }

    func isEnabled(_ flag: String) -> Bool { flags.enabled.contains(flag) }

    func raise(_ flag: String) {
        flags.cohorts[flag, default: 0] += 1
        objectWillChange.send()
    }
}

struct FlagView: View {
    @ObservedObject var model: FlagModel

    var body: some View {
        VStack {
            Text("\(model.total()) \(model.names())")
            Text("\(model.isEnabled("a")) \(model.cohort(of: "a"))")
            Button("Raise") { model.raise("a") }
        }
    }
}
