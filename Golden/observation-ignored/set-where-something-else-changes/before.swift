// Catalogue 59: an action within a reader sets the property where something else changes, which the property does not do.
import SwiftUI

final class Panel: ObservableObject {
    @Published var title = "Title"
    var height: CGFloat = 0
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View {
        Text(panel.title)
            .padding(panel.height > 100 ? 4 : 80)
            .background(
                GeometryReader { proxy in
                    Color.clear.onChange(of: panel.title) { panel.height = proxy.size.height }
                })
    }
}
