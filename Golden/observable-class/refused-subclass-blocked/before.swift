// Catalogue 11, 48: one of two subclasses can't migrate, so neither the base nor its sibling can.
import SwiftUI

class Widget: ObservableObject {
    @Published var title = ""
}

final class ClockWidget: Widget {
    @Published var `default` = ""
}

final class MapWidget: Widget {
    @Published var zoom = 1.0
}

struct WidgetView: View {
    @ObservedObject var widget: Widget
    @ObservedObject var map: MapWidget

    var body: some View {
        Text("\(widget.title) \(map.zoom)")
    }
}
