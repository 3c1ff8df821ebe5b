// Catalogue 59: an update that a plain property would cause runs an action which sets the property once more.
import Combine
import SwiftUI

final class Pages: ObservableObject {
    @Published var title = "Inbox"
    var page = 0
    var savedAt = Date()
    var visits = 0
    var history: [String] = []

    func load() async { page += 1 }
    func save() { savedAt = Date() }
    func record(_ text: String) { history.append(text) }
}

struct PageView: View {
    @ObservedObject var pages: Pages

    var body: some View {
        Text(pages.title).task(id: pages.page) { await pages.load() }
        Text(pages.title).onChange(of: pages.savedAt) { pages.save() }
        Text("\(pages.history.count)").onReceive(Just(pages.title)) { pages.record($0) }
    }
}

struct VisitsView: View {
    @ObservedObject var pages: Pages

    var body: some View {
        Text(pages.title).id(pages.visits).onAppear { pages.visits += 1 }
    }
}
