// Catalogue 122: body and a helper of the same view, each with its own form.
import SwiftUI

final class Filter: ObservableObject {
    @Published var term = ""
    @Published var limit = 10
}

struct FilterBar: View {
    @EnvironmentObject var filter: Filter

    var body: some View {
        VStack {
            TextField("Search", text: $filter.term)
            limits
        }
    }

    @ViewBuilder
    private var limits: some View {
        Stepper("Limit \(filter.limit)", value: $filter.limit)
        Stepper("Again", value: $filter.limit)
    }
}

struct FilterScreen: View {
    @StateObject private var filter = Filter()

    var body: some View {
        FilterBar().environmentObject(filter)
    }
}
