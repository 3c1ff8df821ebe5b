// Catalogue 122: body and a helper of the same view, each with its own form.
import SwiftUI

@Observable
final class Filter {
    var term = ""
    var limit = 10
}

struct FilterBar: View {
    @Environment(Filter.self) var filter

    var body: some View {
        @Bindable var filter = filter
        VStack {
            TextField("Search", text: $filter.term)
            limits
        }
    }

    @ViewBuilder
    private var limits: some View {
        Stepper("Limit \(filter.limit)", value: Bindable(filter).limit)
        Stepper("Again", value: Bindable(filter).limit)
    }
}

struct FilterScreen: View {
    @State private var filter = Filter()

    var body: some View {
        FilterBar().environment(filter)
    }
}
