// Catalogue 4: the conformance is all there is in the last lines of a file with CRLF line ends.
import SwiftUI

final class Reel {
    @Published var turns = 0
}

struct ReelView: View {
    @ObservedObject var reel: Reel

    var body: some View {
        Text("\(reel.turns)")
    }
}

extension Reel: ObservableObject {}
