// Catalogue 252: what is returned is AnyView and nothing else.
import SwiftUI

struct BadgeView: View {
    let isNew: Bool

    var body: some View { badge }

    private var badge: AnyView {
        if isNew { return AnyView(Text("new")) }
        return AnyView(EmptyView())
    }

    private func label(_ text: String) -> AnyView {
        AnyView(Text(text))
    }

    private var named: AnyView { get { AnyView(label("a")) } }
}
