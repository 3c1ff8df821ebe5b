// Catalogue 35: the value itself changes: by another object in it, by a value in it, and as a whole.
import Combine
import SwiftUI

struct Filter {
    var names: [String] = []
}

struct Options {
    var filter = Filter()
    var selected = CurrentValueSubject<String?, Never>(nil)
}

final class Tab: ObservableObject {
    @Published var isSelected = false
    var icon: Image
    var first: Options
    var second: Options
    private let isPlain: Bool

    init(icon: Image, options: Options) {
        self.icon = icon
        first = options
        second = options
        isPlain = self.icon == Image("plain") && first.filter.names.isEmpty && second.filter.names.isEmpty
    }

    func choose(_ name: String?) {
        first.filter.names.append("a")
        second.selected = CurrentValueSubject(name)
        icon = icon.resizable()
    }
}

struct TabView: View {
    @ObservedObject var tab: Tab

    var body: some View {
        Toggle("Selected", isOn: $tab.isSelected)
        tab.icon.resizable().scaledToFit()
        Text("\(tab.first.filter.names.count) \(tab.second.filter.names.count)")
        Button("Choose") { tab.choose(nil) }
    }
}
