// Catalogue 4: the conformance is all there is in the last lines of a file with CRLF line ends.
import SwiftUI

@Observable
final class Reel {
    var turns = 0
}

struct ReelView: View {
    var reel: Reel

    var body: some View {
        Text("\(reel.turns)")
    }
}
