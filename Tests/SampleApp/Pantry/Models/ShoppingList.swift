import Foundation
import Combine

final class ShoppingItem: ObservableObject, Identifiable {
    let id = UUID()
    let name: String
    @Published var grams: Double
    @Published var isChecked = false
    @Published var note: String?

    init(name: String, grams: Double) {
        self.name = name
        self.grams = grams
    }
}

final class ShoppingList: ObservableObject {
    @Published private(set) var items: [ShoppingItem]
    @Published var hidesChecked = false

    /// The list as it was before the last removal.
    private var removed: [ShoppingItem] = []
    private var cancellables = Set<AnyCancellable>()

    init(items: [ShoppingItem] = []) {
        self.items = items

        NotificationCenter.default.publisher(for: .NSCalendarDayChanged)
            .receive(on: DispatchQueue.main)
            .sink { [weak self] _ in self?.removeChecked() }
            .store(in: &cancellables)
    }

    var visibleItems: [ShoppingItem] {
        hidesChecked ? items.filter { !$0.isChecked } : items
    }

    var remaining: Int {
        items.filter { !$0.isChecked }.count
    }

    var canUndo: Bool { !removed.isEmpty }

    func add(_ ingredients: [Ingredient]) {
        for ingredient in ingredients {
            if let item = items.first(where: { $0.name == ingredient.name }) {
                item.grams += ingredient.grams
                item.isChecked = false
            } else {
                items.append(ShoppingItem(name: ingredient.name, grams: ingredient.grams))
            }
        }
    }

    func removeChecked() {
        removed = items.filter(\.isChecked)
        items.removeAll(where: \.isChecked)
    }

    func undo() {
        items += removed
        removed = []
    }
}

extension ShoppingList {
    static let preview = ShoppingList(items: [
        ShoppingItem(name: "Red lentils", grams: 250),
        ShoppingItem(name: "Plums", grams: 600),
    ])
}
