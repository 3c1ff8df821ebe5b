// Catalogue 15: a superclass that is no ObservableObject, of the project and of a framework; it stays as it is.
import SwiftUI
import UIKit

class Service {
    var name = "service"
}

final class Catalog: Service, ObservableObject {
    @Published var entries: [String] = []
}

final class PageController: UIViewController, ObservableObject {
    @Published var page = 0
}

struct CatalogView: View {
    @ObservedObject var catalog: Catalog
    @ObservedObject var controller: PageController

    var body: some View {
        Text("\(catalog.entries.count) \(controller.page)")
    }
}
