// Catalogue 82: it names the view around it only.
import SwiftUI

struct HomeView: View {
    @State private var count = 0

    var body: some View {
        Frame(content: .init(store: Store(count: count)))
        Button("More") { count += 1 }
    }
}
