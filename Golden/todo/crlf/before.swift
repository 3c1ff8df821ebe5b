// Catalogue 60: CRLF stays CRLF, in new comments, rewritten ones and where one goes.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
    @Published /* told */ var city = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name + store.city)
    }
}

func watch(_ store: Store) -> [Published<String>.Publisher] {
	// TODO: reobserve[publisher-projection] $name is used as a publisher, so Shop stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
	return [
		// TODO: reobserve[actor] Store is an actor, so it stays an ObservableObject. Use a @MainActor class.
		store.$name,
		store.$city,
	]
}
