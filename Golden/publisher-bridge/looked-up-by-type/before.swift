// Catalogue 61, 63: a function is asked for an object of a class, and gives one that has its publisher.
import Combine
import SwiftUI

protocol Container {
    func resolve<Service>(_ type: Service.Type) -> Service?
}

final class Permissions: ObservableObject {
    @Published var isDenied = false
}

struct PermissionsView: View {
    @ObservedObject var permissions: Permissions
    let container: any Container
    @State private var isDenied = false

    var body: some View {
        Text(permissions.isDenied ? "Denied" : "Allowed")
            .onReceive(container.resolve(Permissions.self)!.$isDenied) { isDenied = $0 }
    }
}
