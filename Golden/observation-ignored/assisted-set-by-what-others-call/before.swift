// Catalogue 35: what the initializer calls is called later, too; another object may be set up as well.
import SwiftUI

final class Filter: ObservableObject {
    @Published var count = 0
    var names: [String]
    private let total: Int

    init(names: [String]) {
        self.names = names
        total = self.names.count
        sortNames()
    }

    private func sortNames() {
        names = names.sorted()
    }

    func reload() {
        sortNames()
    }
}

final class Trail: ObservableObject {
    @Published var count = 0
    var names: [String]
    private let total: Int

    init(after other: Trail?) {
        names = []
        total = names.count
        other?.clear()
    }

    private func clear() {
        names = []
    }
}

struct FilterView: View {
    @ObservedObject var filter: Filter
    @ObservedObject var trail: Trail

    var body: some View {
        Stepper("\(filter.names.count) \(trail.names.count)", value: $filter.count)
        Stepper("Trail", value: $trail.count)
        Button("Reload") { filter.reload() }
    }
}
