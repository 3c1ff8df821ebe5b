// Catalogue 83: what a router keeps is code that makes the view, also where the type that keeps it is within another
// one: each time that it is shown, the view is made anew.
import SwiftUI

final class Draft: ObservableObject {
    @Published var title: String

    init(title: String) { self.title = title }

    func clear() { title = "" }
}

struct DraftView: View {
    @StateObject private var draft: Draft
    @Binding var isPresented: Bool

    init(title: String, isPresented: Binding<Bool>) {
        _draft = StateObject(wrappedValue: Draft(title: title))
        _isPresented = isPresented
    }

    var body: some View {
        Button(draft.title) {
            draft.clear()
            isPresented = false
        }
    }
}

final class Router {
    static let shared = Router()

    private var routes: [Route] = []

    func present(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
        DispatchQueue.main.async {
            let route = Route(content: content)
            self.routes.append(route)
        }
    }

    func route(at level: Int) -> Route? {
        level < routes.count ? routes[level] : nil
    }
}

extension Router {
    struct Route {
        private let builder: (Binding<Bool>) -> AnyView

        init(@ViewBuilder content: @escaping (Binding<Bool>) -> some View) {
            builder = { isPresented in AnyView(content(isPresented)) }
        }

        func content(isPresented: Binding<Bool>) -> AnyView { builder(isPresented) }
    }
}

// Takes other arguments, so that the router's function is meant.
final class Resend {
    private var finish: (() -> Void)?

    func present(text: String, onSuccess: @escaping () -> Void) { finish = onSuccess }
}

struct Row: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(title, action: action)
    }
}

struct Home: View {
    @State private var isPresented = false

    var body: some View {
        Row(title: "Write") {
            Router.shared.present { isPresented in DraftView(title: "New", isPresented: isPresented) }
            isPresented = true
        }
        .sheet(isPresented: $isPresented) {
            if let route = Router.shared.route(at: 0) { route.content(isPresented: $isPresented) }
        }
    }
}

enum Screens {
    struct Entry {
        let view: () -> NoteView
    }
}

final class Note: ObservableObject {
    @Published var text: String

    init(text: String) { self.text = text }

    func clear() { text = "" }
}

struct NoteView: View {
    @StateObject private var note: Note

    init(text: String) { _note = StateObject(wrappedValue: Note(text: text)) }

    var body: some View {
        Button(note.text) { note.clear() }
    }
}

struct Notes: View {
    @State private var isPresented = false
    private let entry = Screens.Entry(view: { NoteView(text: "New") })

    var body: some View {
        Toggle("Write", isOn: $isPresented)
            .sheet(isPresented: $isPresented) { entry.view() }
    }
}
