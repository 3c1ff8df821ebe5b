// Catalogue 30: a property without a default that init sets in both branches, and one that nobody sets.
import SwiftUI

@Observable
final class Loader {
    var url: String!
    var retries: Int

    init(isPatient: Bool) {
        if isPatient {
            retries = 10
        } else {
            retries = 0
        }
    }
}

struct LoaderView: View {
    var loader: Loader

    var body: some View {
        Text("\(loader.url ?? "") \(loader.retries)")
    }
}
