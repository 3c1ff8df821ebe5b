// Catalogue 20, 60: a file that does not parse gets no comment, nor one that is to be ignored; what stands in them stays.
import Combine
import SwiftUI

final class Store: ObservableObject {
    @Published /* told */ var name = ""
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name)
    }
}

// TODO: reobserve[publisher-projection] $name is used as a publisher, so Store stays an ObservableObject. Replace the pipeline with onChange(of:), task(id:) or your own subject.
func watch(_ store: Store) -> Published<String>.Publisher { store.$name }
