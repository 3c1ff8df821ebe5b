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
	return [
		// TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
		store.$name,
		// TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
		store.$city,
	]
}
