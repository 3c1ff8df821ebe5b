// Catalogue 182: models that a view makes and does not keep.
import SwiftUI

@Observable
final class FeedModel {
    var items: [String] = []
    var filter = ""
}

struct Feed: View {
    let model = FeedModel()
    private var second = FeedModel()
    @Bindable var third: FeedModel = .init()

    var body: some View {
        TextField("Filter", text: $third.filter)
        Text("\(model.items.count + second.items.count)")
    }
}
