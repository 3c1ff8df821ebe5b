// Catalogue 120: members of other types hide no type here, nor does what is nested in the named one's namespace.
import SwiftUI

enum Navigation {
    final class Router: ObservableObject {
        @Published var path = ""
    }
}

struct Other: View {
    func Router(_ number: Int) -> some View { Text("\(number)") }

    var body: some View {
        Router(1)
    }
}

struct Qualified: View {
    @EnvironmentObject var router: Navigation.Router

    func Router(_ number: Int) -> some View { Text("\(number)") }

    var body: some View {
        Router(1)
        Text(router.path)
    }
}

struct Root: View {
    @StateObject private var router = Navigation.Router()

    var body: some View {
        Qualified().environmentObject(router)
        Other()
    }
}
