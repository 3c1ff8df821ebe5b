// Catalogue 83: the content of the card is made where it is shown; a card that is kept with a link has other content.
import SwiftUI

struct Card<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ZStack {
            Color.gray
            content
        }
    }
}

final class Detail: ObservableObject {
    @Published var name = ""
    let id: Int

    init(id: Int) { self.id = id }
}

struct DetailView: View {
    @StateObject private var detail: Detail

    init(id: Int) { _detail = StateObject(wrappedValue: Detail(id: id)) }

    var body: some View { TextField("Name", text: $detail.name) }
}

struct MainView: View {
    var body: some View {
        VStack {
            Card { DetailView(id: 1) }
            NavigationLink(destination: Card { Text("About") }) { Text("About") }
        }
    }
}
