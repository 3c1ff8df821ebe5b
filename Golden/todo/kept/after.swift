// Catalogue 18, 60: for a class that is kept nobody has to do anything, nor for one that no view uses; comments go.
import Combine
import SwiftUI

// reobserve:keep for now
final class Store: ObservableObject {
    @Published /* told */ var name = ""
}

final class Log: ObservableObject {
    @Published /* told */ var text = ""
}

func watch(_ store: Store, _ log: Log) -> [Published<String>.Publisher] {
    return [store.$name, log.$text]
}

struct StoreView: View {
    @ObservedObject var store: Store

    var body: some View {
        Text(store.name)
    }
}
