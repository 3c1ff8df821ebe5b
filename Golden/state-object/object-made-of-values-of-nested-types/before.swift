// Catalogue 80: an argument that begins with a dot is of the type that the nested type of the class asks for.
import SwiftUI

enum Counter {
    static var created = 0
}

struct Item {
    let label: Badge
}

struct Badge {
    init(text: String) { Counter.created += 1 }
}

final class Warning: ObservableObject {
    @Published var item: Item

    init(text: String) { item = Item(label: .init(text: text)) }
}

extension Warning {
    struct Item: Equatable {
        let label: Caption
    }

    struct Caption: Equatable {
        let text: String
    }
}

struct WarningView: View {
    @StateObject private var warning: Warning

    init(text: String) { _warning = StateObject(wrappedValue: Warning(text: text)) }

    var body: some View { Text(warning.item.label.text) }
}

struct RootView: View {
    var body: some View { WarningView(text: "a") }
}
