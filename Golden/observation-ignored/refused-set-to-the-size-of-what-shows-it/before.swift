// Catalogue 59: an action sets the property to the size of a view that the property lays out, measured by a reader.
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
                    Color.clear.onChange(of: proxy.size.height) { panel.height = proxy.size.height }
                })
    }
}
