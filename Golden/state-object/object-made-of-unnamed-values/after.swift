// Catalogue 80, 147: values in a list and arguments that `.init(…)` makes only assign, as they do by their names.
import SwiftUI

struct Site {
    let address: URL?
    let title: String

    init(address: URL?, title: String) {
        self.address = address
        self.title = title
    }
}

struct Credit {
    let name: String
    let site: Site

    init(_ name: String, site: Site = .init(address: .init(string: "a"), title: .init("A"))) {
        self.name = name
        self.site = site
    }
}

@Observable
final class Credits {
    var isShown = false
    let list: [Credit] = [.init("A"), .init("B", site: Site(address: .init(string: "b"), title: "B"))]
}

struct CreditsView: View {
    @State private var credits = Credits()

    var body: some View { Toggle(credits.list[0].name, isOn: $credits.isShown) }
}

struct RootView: View {
    var body: some View { CreditsView() }
}
