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

func watch(_ store: Store) -> Published<String>.Publisher { store.$name }
