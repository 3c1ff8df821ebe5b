// Catalogue 83, 90: each case of a switch gives a property its first value, which runs no observers.
import SwiftUI

final class Tabs: ObservableObject {
    @Published var current: Int {
        didSet { UserDefaults.standard.set(current, forKey: "tab") }
    }

    init(start: Int) {
        switch start {
        case 0: current = UserDefaults.standard.integer(forKey: "tab")
        case 1: current = 1
        default: current = 2
        }
    }
}

struct TabsView: View {
    @StateObject private var tabs = Tabs(start: 0)

    var body: some View { Text("\(tabs.current)") }
}
