// Catalogue 35: what only code of the initializer sets is as it was made whenever a view reads it.
import SwiftUI

final class Filter: ObservableObject {
    @Published var count = 0
    var names: [String]
    private let total: Int

    init(names: [String]) {
        self.names = names
        total = self.names.count
        setUp()
    }

    private func setUp() {
        count = total
        sortNames()
    }

    private func sortNames() {
        names = names.sorted()
    }
}

struct FilterView: View {
    @ObservedObject var filter: Filter

    var body: some View {
        Stepper("\(filter.names.count)", value: $filter.count)
    }
}
