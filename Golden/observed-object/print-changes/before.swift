// Catalogue 115: what prints the changes of a view stays; it only prints other names.
import SwiftUI

final class Probe: ObservableObject {
    @Published var reading = 0
}

struct ProbeView: View {
    @ObservedObject var probe: Probe

    var body: some View {
        let _ = Self._printChanges()
        Text("\(probe.reading)")
    }
}
