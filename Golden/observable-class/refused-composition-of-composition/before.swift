// Catalogue 19: an alias of a composition whose part is an alias of one.
import SwiftUI

protocol Model: ObservableObject {
    var title: String { get }
}

typealias NamedModel = Model & CustomStringConvertible
typealias ScreenModel = NamedModel & Identifiable

final class Feed: ScreenModel {
    @Published var title = ""

    var description: String { title }
}

func watch<M: ObservableObject>(_ model: M) {}

struct FeedView: View {
    @ObservedObject var feed: Feed

    var body: some View {
        Text(feed.title).onAppear { watch(feed) }
    }
}
