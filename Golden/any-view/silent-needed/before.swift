// Catalogue 252: stored, asked for by a protocol, passed on, or not always made here.
import SwiftUI

protocol Screen {
    var content: AnyView { get }
}

struct Home: Screen {
    var content: AnyView { AnyView(Text("home")) }
}

struct Box: View {
    let content: AnyView
    var other: AnyView { content }
    var maybe: AnyView? { nil }

    var body: some View { content }

    func wrapped(_ view: AnyView) -> AnyView {
        if body is Text { return view }
        return AnyView(Text("a"))
    }

    func list() -> [AnyView] { [AnyView(Text("a"))] }
}

extension View {
    func erased() -> AnyView { AnyView(self) }
}
