// Catalogue 61, 63: a function is asked for an object of a class, and gives one that has its publisher.
import Combine
import SwiftUI

protocol Container {
    func resolve<Service>(_ type: Service.Type) -> Service?
}

@Observable
final class Permissions {
    var isDenied = false { willSet { isDeniedSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var isDeniedSubject = CurrentValueSubject<Bool, Never>(_isDenied)
}

struct PermissionsView: View {
    var permissions: Permissions
    let container: any Container
    @State private var isDenied = false

    var body: some View {
        Text(permissions.isDenied ? "Denied" : "Allowed")
            .onReceive(container.resolve(Permissions.self)!.isDeniedSubject) { isDenied = $0 }
    }
}
