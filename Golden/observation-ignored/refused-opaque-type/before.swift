// Catalogue 49: the macro can't repeat an opaque type, and a view reads the property.
import SwiftUI

final class Samples: ObservableObject {
    @Published var isLoud = false
    var levels: some Collection<Int> = [1, 2, 3]
}

struct SamplesView: View {
    @StateObject private var samples = Samples()

    var body: some View {
        Text("\(samples.levels.count)\(samples.isLoud ? "!" : "")")
    }
}
