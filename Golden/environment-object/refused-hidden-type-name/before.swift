// Catalogue 120: in an expression a member of the view hides a type of its name, as it does not in an annotation.
import SwiftUI

final class Router: ObservableObject {
    @Published var path = ""
}

final class Sheet: ObservableObject {
    @Published var path = ""
}

final class Theme: ObservableObject {
    @Published var path = ""
}

struct Named: View {
    @EnvironmentObject var Router: Router

    var body: some View {
        Text(Router.path)
    }
}

struct Made: View {
    @EnvironmentObject var sheet: Sheet

    func Sheet(_ number: Int) -> some View { Text("\(number)") }

    var body: some View {
        Sheet(1)
        Text(sheet.path)
    }
}

enum Outer {
    static func Theme() -> Int { 1 }

    struct Inner: View {
        @EnvironmentObject var theme: Theme

        var body: some View {
            Text(theme.path)
        }
    }
}

struct Root: View {
    @StateObject private var router = Router()
    @StateObject private var sheet = Sheet()
    @StateObject private var theme = Theme()

    var body: some View {
        VStack {
            Named()
            Made()
            Outer.Inner()
        }
        .environmentObject(router)
        .environmentObject(sheet)
        .environmentObject(theme)
    }
}
