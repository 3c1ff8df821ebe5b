// Catalogue 15: a superclass that is no ObservableObject, of the project and of a framework; it stays as it is.
import SwiftUI
import UIKit

class Service {
    var name = "service"
}

@Observable
final class Catalog: Service {
    var entries: [String] = []
}

@Observable
final class PageController: UIViewController {
    var page = 0
}

struct CatalogView: View {
    var catalog: Catalog
    var controller: PageController

    var body: some View {
        Text("\(catalog.entries.count) \(controller.page)")
    }
}
