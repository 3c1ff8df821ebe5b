// Catalogue 66, 155: the property keeps its publisher, and its setter tells who follows all changes.
import Combine
import SwiftUI

@Observable
final class Panel {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var title: String {
        get { access(keyPath: \.title); return titleStorage }
        set { objectWillChange.send(); withMutation(keyPath: \.title) { titleStorage = newValue } }
    }
    @ObservationIgnored @Published private var titleStorage = ""
    var count = 0 { willSet { objectWillChange.send() } }

    var titles: Published<String>.Publisher { $titleStorage }
}

final class Log {
    private var subscriptions = Set<AnyCancellable>()

    func follow(_ panel: Panel) {
        panel.objectWillChange.sink { print("panel") }.store(in: &subscriptions)
        panel.titles.sink { print($0) }.store(in: &subscriptions)
    }
}

struct PanelView: View {
    var panel: Panel

    var body: some View {
        Button("\(panel.title) \(panel.count)") { panel.title = "Panel" }
    }
}
