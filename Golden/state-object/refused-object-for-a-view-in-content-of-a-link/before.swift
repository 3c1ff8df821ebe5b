// Catalogue 83: the card with the view is made with the link, which keeps it, and shows it each time that it is opened.
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
            Card { Text("About") }
            NavigationLink(destination: Card { DetailView(id: 1) }) { Text("Detail") }
        }
    }
}
