// Catalogue 100: the view of both.
import SwiftUI

struct StaleView: View {
    var fresh: Fresh
    var stale: Stale

    var body: some View {
        Text("\(fresh.value) \(stale.value)")
    }
}
