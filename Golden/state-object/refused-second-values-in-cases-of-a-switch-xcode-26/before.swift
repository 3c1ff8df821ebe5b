// Catalogue 83, 90: a switch gives a property its second value, which runs its observers.
import SwiftUI

final class Tabs: ObservableObject {
    @Published var current: Int {
        didSet { UserDefaults.standard.set(current, forKey: "tab") }
    }

    init(start: Int) {
        current = 3
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
