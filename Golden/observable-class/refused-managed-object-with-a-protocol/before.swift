// Catalogue 170: a managed object is an ObservableObject by Core Data, whatever protocol of the project says so as well.
import CoreData
import SwiftUI

protocol Titled: ObservableObject {
    var title: String { get }
}

final class Item: NSManagedObject {}

extension Item {
    @NSManaged var name: String?
}

extension Item: Titled {
    var title: String { name ?? "" }
}

struct ItemView: View {
    @ObservedObject var item: Item

    var body: some View {
        Text(item.title)
    }
}
