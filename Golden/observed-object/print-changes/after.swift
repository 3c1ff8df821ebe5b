// Catalogue 115: what prints the changes of a view stays; it only prints other names.
import SwiftUI

@Observable
final class Probe {
    var reading = 0
}

struct ProbeView: View {
    var probe: Probe

    var body: some View {
        let _ = Self._printChanges()
        Text("\(probe.reading)")
    }
}
