// Catalogue 35: what the initializer calls is called later, too; another object may be set up as well.
import SwiftUI

@Observable
final class Filter {
    var count = 0
    @ObservationIgnored var names: [String]
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

@Observable
final class Trail {
    var count = 0
    @ObservationIgnored var names: [String]
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
    @Bindable var filter: Filter
    @Bindable var trail: Trail

    var body: some View {
        Stepper("\(filter.names.count) \(trail.names.count)", value: $filter.count)
        Stepper("Trail", value: $trail.count)
        Button("Reload") { filter.reload() }
    }
}
