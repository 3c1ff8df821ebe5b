// Catalogue 202: a class of an SDK does not pass on the members of what it holds, so that its delegate is not the model's.
import CoreData
import SwiftUI

protocol StoreDelegate: AnyObject {
    func close()
}

final class Store: ObservableObject {
    weak var delegate: StoreDelegate?
    @Published var name = ""
}

protocol Titled: ObservableObject {}

final class Item: NSManagedObject {}

extension Item: Titled {}

final class Fetcher: NSObject, NSFetchedResultsControllerDelegate {
    private let controller = NSFetchedResultsController<Item>()

    func prepare() -> Int {
        controller.delegate = self
        return 1
    }
}

struct StoreView: View {
    @ObservedObject var store: Store
    let fetcher: Fetcher

    var body: some View {
        TextField("\(fetcher.prepare())", text: $store.name)
        Text(store.delegate == nil ? "Open" : "Closed")
    }
}

struct ItemView: View {
    @ObservedObject var item: Item

    var body: some View {
        Text("\(item.hash)")
    }
}
