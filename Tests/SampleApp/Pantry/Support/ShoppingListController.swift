#if canImport(UIKit)
import SwiftUI
import UIKit

/// The shopping list for the share extension, which is still UIKit.
final class ShoppingListController: UIViewController {
    private let list: ShoppingList
    private let recipes: RecipeStore

    init(list: ShoppingList, recipes: RecipeStore) {
        self.list = list
        self.recipes = recipes
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        let host = UIHostingController(
            rootView: ShoppingListView()
                .environmentObject(list)
                .environmentObject(recipes)
        )
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}
#endif
