// Catalogue 211: the wrapper of a library is given a key that has the name of a property that holds the object.
import Preferences
import SwiftUI

@Observable
final class Player {
    var volume = 0.5
}

struct PlayerView: View {
    var player: Player
    @Preference(.player) var preferred

    var body: some View {
        Text("\(player.volume) of \(preferred)")
    }
}
