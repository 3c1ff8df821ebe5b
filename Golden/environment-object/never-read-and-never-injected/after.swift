// Catalogue 121, 131: the view never reads the object, and no code injects it.
import SwiftUI

@Observable
final class Preferences {
    var size = 1
}

struct Pane: View {
    var body: some View {
        Text("Pane")
    }
}

struct SizeView: View {
    var preferences: Preferences

    var body: some View {
        Text("\(preferences.size)")
        Pane()
    }
}
