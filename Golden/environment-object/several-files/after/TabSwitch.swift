// Catalogue 120: the reader; a modifier reads the same object.
import SwiftUI

struct TabSwitch: View {
    @Environment(AppState.self) var state

    var body: some View {
        Button("Next") { state.tab += 1 }
            .modifier(TabTitle())
    }
}

struct TabTitle: ViewModifier {
    @Environment(AppState.self) private var state

    func body(content: Content) -> some View {
        content.padding(Double(state.tab))
    }
}
