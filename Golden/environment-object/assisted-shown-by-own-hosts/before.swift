// Catalogue 131: the project's own hosts and a modifier show views outside of all others, without the object, which only a tap reads.
import SwiftUI
import UIKit

final class Store: ObservableObject {
    @Published var items: [Int] = []
}

struct Card: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

struct Banner: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

struct Badge: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

struct Stamp: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

@MainActor
final class Overlay<Content: View> {
    let host: UIHostingController<Content>

    init(_ content: Content) {
        host = UIHostingController(rootView: content)
    }
}

@MainActor
final class Panel<Content: View> {
    let host: UIHostingController<Content>

    init(@ViewBuilder content: () -> Content) {
        host = UIHostingController(rootView: content())
    }
}

@MainActor
final class Window<Content: View> {
    let content: Content

    init(content: Content) {
        self.content = content
    }

    func open() -> Any {
        UIHostingController(rootView: content)
    }
}

extension View {
    @MainActor
    func rendered() -> Any {
        ImageRenderer(content: padding())
    }

    @MainActor
    func drawn() -> Any {
        ImageRenderer(content: self)
    }
}

@MainActor
func showAll() -> [Any] {
    [Overlay(Card()), Panel { VStack { Banner() } }, Window(content: Badge()).open(), Stamp().drawn()]
}

struct RootView: View {
    @EnvironmentObject var store: Store

    var body: some View {
        VStack {
            Text("\(store.items.count)")
            Card()
            Banner()
            Badge()
            Stamp()
        }
    }
}

@main
struct Shop: App {
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup { RootView().environmentObject(store) }
    }
}
