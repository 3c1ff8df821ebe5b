// Catalogue 213: a helper hands its content to a container as a value, which runs it with the body.
import Foundation
import SwiftUI

final class Draft: ObservableObject {
    @Published var name = ""
    @Published var about = ""

    func add() {
        name += "!"
        about += "?"
    }
}

struct DraftView: View {
    @ObservedObject var draft: Draft

    var body: some View {
        card {
            Text(draft.name)
            row(content: { Text(draft.about) })
            Text("\(Date().timeIntervalSince1970)")
        }
    }

    func card<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        VStack(alignment: .leading, content: content)
    }

    func row<Content: View>(content: () -> Content) -> some View {
        card(content: content)
    }
}
