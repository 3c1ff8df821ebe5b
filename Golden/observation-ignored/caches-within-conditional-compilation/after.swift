// Catalogue 38: a getter within #if fills a cache as others do, which stays tracked.
import SwiftUI

@Observable
final class Navigation {
    var item = 0

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
    @State private var navigation = Navigation()

    var body: some View {
        Stepper("Item", value: $navigation.item)
        #if DEBUG
        Text("\(navigation.tab)")
        #endif
    }
}
