// Catalogue 43: a comment behind a modifier that the macro would copy; no view reads the property. Behind others it does no harm.
import SwiftUI

@Observable
final class Player {
    // shown
    public // by the app
    private(set) // only here
    var title = ""

    @ObservationIgnored weak // avoids a cycle
    var owner: NSObject?

    final /* never overridden */ var volume = 1

    private // nobody else's
    var position = 0

    func seek() {
        position += volume
        title = "\(position) \(String(describing: owner))"
    }
}

struct PlayerView: View {
    @State private var player = Player()

    var body: some View {
        Button(player.title) { player.seek() }
    }
}
