// Catalogue 30: a property without a default that init sets in both branches, and one that nobody sets.
import SwiftUI

final class Loader: ObservableObject {
    @Published var url: String!
    @Published var retries: Int

    init(isPatient: Bool) {
        if isPatient {
            retries = 10
        } else {
            retries = 0
        }
    }
}

struct LoaderView: View {
    @ObservedObject var loader: Loader

    var body: some View {
        Text("\(loader.url ?? "") \(loader.retries)")
    }
}
