// Catalogue 66, 155: the property keeps its publisher, and its setter tells who follows all changes.
import Combine
import SwiftUI

final class Panel: ObservableObject {
    @Published var title = ""
    @Published var count = 0

    var titles: Published<String>.Publisher { $title }
}

final class Log {
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ panel: Panel) {
        panel.objectWillChange.sink { print("panel") }.store(in: &subscriptions)
        panel.titles.sink { print($0) }.store(in: &subscriptions)
    }
}

struct PanelView: View {
    @ObservedObject var panel: Panel

    var body: some View {
        Button("\(panel.title) \(panel.count)") { panel.title = "Panel" }
    }
}
