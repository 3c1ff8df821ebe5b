// Catalogue 38: behind a guard that finds the value, the getter sets it once more with each update.
import SwiftUI

final class Navigation: ObservableObject {
    @Published var item = 0
    private var kept: Int?

    var tab: Int {
        guard let kept else {
            let tab = item + 1
            self.kept = tab
            return tab
        }
        self.kept = kept + 1
        return kept
    }
}

struct NavigationTabs: View {
    @StateObject private var navigation = Navigation()

    var body: some View {
        Stepper("Item", value: $navigation.item)
        Text("\(navigation.tab)")
    }
}
