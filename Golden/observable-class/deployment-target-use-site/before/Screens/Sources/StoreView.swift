// Catalogue 22: a use in another module.
import SwiftUI
#if canImport(Kit)
import Kit
#endif

struct StoreView: View {
    @ObservedObject var model: Store

    var body: some View {
        Text(model.title)
    }
}
