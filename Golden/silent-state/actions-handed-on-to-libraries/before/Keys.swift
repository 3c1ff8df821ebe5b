// Catalogue 219: a view of another file hands an action on to a view of a library.
import MusicKeys
import SwiftUI

struct Keys: View {
    var isLarge = false
    var noteOn: (Int) -> Void

    var body: some View {
        KeyboardView(isLarge: isLarge, noteOn: noteOn)
    }
}
