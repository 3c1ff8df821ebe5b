// Catalogue 120: the reader; a modifier reads the same object.
import SwiftUI

struct TabSwitch: View {
    @EnvironmentObject var state: AppState

    var body: some View {
        Button("Next") { state.tab += 1 }
            .modifier(TabTitle())
    }
}

struct TabTitle: ViewModifier {
    @EnvironmentObject private var state: AppState

    func body(content: Content) -> some View {
        content.padding(Double(state.tab))
    }
}
