// Catalogue 83: another file of the product keeps the view and shows it in two hosts.
import SwiftUI

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
    var body: some View { DetailView(id: 1) }
}
