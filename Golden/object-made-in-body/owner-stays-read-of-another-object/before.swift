// Catalogue 222: what a view makes in its init reads another object, which other views change, or makes one that reads.
import SwiftUI

final class Session: ObservableObject {
    static let shared = Session()

    @Published var user = ""
    @Published var visits = 0

    func visit() {
        visits += 1
    }
}

final class Greeting: ObservableObject {
    @Published var text: String

    init(session: Session) {
        text = "Hello " + session.user
    }
}

final class Visit: ObservableObject {
    @Published var note = ""

    init() {
        Session.shared.visit()
    }
}

final class Page: ObservableObject {
    @Published var title = ""
    let pager = Pager()
}

final class Pager: ObservableObject {
    @Published var position = 0

    init() {
        position += 1
    }
}

struct GreetingView: View {
    @ObservedObject private var greeting: Greeting

    init(session: Session) {
        _greeting = ObservedObject(wrappedValue: Greeting(session: session))
    }

    var body: some View {
        Button(greeting.text) { greeting.text = "Bye" }
    }
}

struct VisitView: View {
    @StateObject private var visit: Visit

    init() {
        _visit = StateObject(wrappedValue: Visit())
    }

    var body: some View {
        Button(visit.note) { visit.note = "Noted" }
    }
}

struct PageView: View {
    @ObservedObject var page: Page
    @ObservedObject var pager: Pager

    init() {
        let page = Page()
        self.page = page
        pager = page.pager
    }

    var body: some View {
        Button(page.title) {
            page.title = "Title"
            pager.position += 1
        }
        Text("\(pager.position)")
    }
}

struct RootView: View {
    @ObservedObject private var session = Session.shared

    var body: some View {
        GreetingView(session: session)
        VisitView()
        PageView()
        Button("\(session.user) \(session.visits)") { session.user = "Ann" }
    }
}
