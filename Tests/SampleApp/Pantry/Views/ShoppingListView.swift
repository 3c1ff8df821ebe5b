import SwiftUI

struct ShoppingListView: View {
    @EnvironmentObject private var list: ShoppingList

    var body: some View {
        NavigationStack {
            List {
                ForEach(list.visibleItems) { item in
                    ShoppingRow(item: item)
                }
                Section {
                    Toggle("Hide what is in the cart", isOn: $list.hidesChecked)
                    footer
                }
            }
            .navigationTitle("Shopping")
        }
    }

    private var footer: some View {
        HStack {
            Button("Remove checked") {
                withAnimation { list.removeChecked() }
            }
            Button("Undo", action: list.undo)
                .disabled(!list.canUndo)
        }
    }
}

struct ShoppingRow: View {
    @ObservedObject var item: ShoppingItem
    @ObservedObject private var settings = Settings.shared

    var body: some View {
        Toggle(isOn: $item.isChecked) {
            VStack(alignment: .leading) {
                Text(item.name)
                Text(Ingredient(name: item.name, grams: item.grams).amount(metric: settings.usesMetricUnits))
                ItemNote(item: item)
            }
        }
    }
}

struct ItemNote: View {
    @ObservedObject var item: ShoppingItem

    var body: some View {
        if let note = item.note {
            Text(note)
                .font(.caption)
        }
    }
}

#Preview {
    ShoppingListView()
        .environmentObject(ShoppingList.preview)
}
