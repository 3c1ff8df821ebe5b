// Catalogue 35: modifiers of an image give another one, and an object in a value changes by itself.
import Combine
import SwiftUI

struct Options {
    let all: [String]
    let selected = CurrentValueSubject<String?, Never>(nil)
}

final class Tab: ObservableObject {
    @Published var isSelected = false
    var icon: Image
    var options: Options
    private let isPlain: Bool

    init(icon: Image, options: Options) {
        self.icon = icon
        self.options = options
        isPlain = self.icon == Image("plain") && self.options.all.isEmpty
    }

    func choose(_ name: String?) {
        options.selected.send(name)
        options.selected.value = name
    }
}

struct TabView: View {
    @ObservedObject var tab: Tab

    var body: some View {
        Toggle("Selected", isOn: $tab.isSelected)
        tab.icon.resizable().scaledToFit()
        Text("\(tab.options.all.count)")
        Button("Choose") { tab.choose(nil) }
    }
}
