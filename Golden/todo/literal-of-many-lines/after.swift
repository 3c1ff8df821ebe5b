// Catalogue 60: within a literal of many lines there is no place for a comment.
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

func describe(_ publisher: Published<String>.Publisher) -> String { "\(publisher)" }

func text(_ store: Store) -> String {
    // TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    // TODO: reobserve[publisher-projection] $city is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
    let text = """
        // TODO: reobserve[publisher-projection] this is no comment
        \(describe(store.$name))
        \(describe(
            store.$city
        ))
        """
    return text
}
