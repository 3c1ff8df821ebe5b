// Catalogue 88: the init of the other view.
import SwiftUI

struct RootView: View {
    private let title: String

    init(title: String) {
        self.title = title
    }

    var body: some View {
        Text(title)
    }
}
