// Catalogue 101: the binding.
import SwiftUI

extension PlayerView {
    var controls: some View {
        Slider(value: $player.volume)
    }
}
