// Catalogue 89: Binding and Bindable of what is Identifiable have an id, which is meant where no type is asked for.
import SwiftUI

final class Item: ObservableObject, Identifiable {
    @Published var id = 1
}

struct ItemView: View {
    @ObservedObject var item: Item

    var body: some View {
        let number = $item.id
        Stepper("Number", value: number)
    }
}
