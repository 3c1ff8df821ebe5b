// Catalogue 38: a getter within #if fills a cache as others do, which stays tracked.
import SwiftUI

final class Navigation: ObservableObject {
    @Published var item = 0

    #if DEBUG
    private var kept: Int?

    var tab: Int {
        guard let kept else {
            let tab = item + 1
            self.kept = tab
            return tab
        }
        return kept
    }
    #endif
}

struct NavigationTabs: View {
    @StateObject private var navigation = Navigation()

    var body: some View {
        Stepper("Item", value: $navigation.item)
        #if DEBUG
        Text("\(navigation.tab)")
        #endif
    }
}
