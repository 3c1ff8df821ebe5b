// Catalogue 100: the view of the subclass.
import SwiftUI

struct DiscView: View {
    var disc: Disc

    var body: some View {
        Text("\(disc.name) \(disc.radius)")
    }
}
