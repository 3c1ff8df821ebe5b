// Catalogue 121, 131: the view never reads the object, and no code injects it.
import SwiftUI

final class Preferences: ObservableObject {
    @Published var size = 1
}

struct Pane: View {
    @EnvironmentObject private var preferences: Preferences

    var body: some View {
        Text("Pane")
    }
}

struct SizeView: View {
    @ObservedObject var preferences: Preferences

    var body: some View {
        Text("\(preferences.size)")
        Pane()
    }
}
