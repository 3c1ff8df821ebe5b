// Catalogue 83: a value that is kept is shown again, whoever calls the closure that made it.
import SwiftUI
import UIKit

final class Page: ObservableObject {
    @Published var number: Int

    init(number: Int) {
        self.number = number
    }
}

struct BuilderPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct LocalPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct CapturedPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct ListedPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct HostPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct LatePage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct LazyPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct NamedPage: View {
    @StateObject private var page: Page

    init(number: Int) {
        _page = StateObject(wrappedValue: Page(number: number))
    }

    var body: some View {
        Stepper("\(page.number)", value: $page.number)
    }
}

struct Card<Content: View>: View {
    @State private var isOpen = false
    var onOpen: () -> Void = {}
    @ViewBuilder let content: Content

    var body: some View {
        Toggle("Open", isOn: $isOpen).onAppear(perform: onOpen)
        if isOpen { content }
    }
}

struct Box<Content: View>: View {
    @State private var isOpen = false
    private let content: Content

    init(content: @escaping () -> Content) {
        let make = content
        self.content = make()
    }

    var body: some View {
        Toggle("Open", isOn: $isOpen)
        if isOpen { content }
    }
}

final class Store {
    private lazy var page = make?()
    private let make: (() -> LazyPage)?

    init(make: (() -> LazyPage)?) {
        self.make = make
    }

    func show() -> LazyPage? {
        page
    }
}

final class Router {
    private var pages: [NamedPage] = []

    func open(_ number: Int) -> [UIViewController] {
        let view = HostPage(number: number)
        return [UIHostingController(rootView: view), UIHostingController(rootView: view)]
    }

    func keep(_ make: () -> NamedPage) {
        pages.append(make())
    }
}

struct RootView: View {
    @State private var isShown = false
    let router = Router()
    let store = Store { LazyPage(number: 8) }

    var body: some View {
        let local = LocalPage(number: 1)
        let captured = CapturedPage(number: 2)
        VStack {
            Card { BuilderPage(number: 3) }
            Box { LatePage(number: 4) }
            local
            if isShown { local }
            Button("Keep") { router.keep { NamedPage(number: 6) } }
            ForEach(listed.indices, id: \.self) { listed[$0] }
            store.show()
        }
        .sheet(isPresented: $isShown) { captured }
    }

    private var listed: [ListedPage] {
        [ListedPage(number: 5)]
    }
}
