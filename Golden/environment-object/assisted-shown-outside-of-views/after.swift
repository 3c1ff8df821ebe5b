// Catalogue 131: a picture, a cell and an array of views are made without the object, which only a tap reads; aliases and inferred types name them.
import SwiftUI
import UIKit

@Observable
final class Store {
    var items: [Int] = []
}

struct Card: View {
    @Environment(Store.self) var store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

struct Cell: View {
    @Environment(Store.self) var store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

struct Tile: View {
    @Environment(Store.self) var store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

typealias Square = Tile

struct Page: View {
    @Environment(Store.self) var store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

extension Page {
    init(_ number: Int) {
        self.number = number
    }
}

struct Stamp: View {
    @Environment(Store.self) var store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

@MainActor
func picture() -> Any {
    ImageRenderer(content: Card(number: 1))
}

@MainActor
func cell() -> Any {
    UIHostingConfiguration { VStack { Cell() } }
}

@MainActor
func controller() -> Any {
    UIHostingController(rootView: Square(number: 1))
}

@MainActor let pages: [Page] = (0..<3).map(Page.init)

@MainActor
func firstPage() -> Any {
    UIHostingController(rootView: pages[0])
}

@MainActor
func show(_ stamp: Stamp) -> Any {
    UIHostingController(rootView: stamp)
}

@MainActor
func showFirst() -> Any {
    show(.init(number: 1))
}

struct RootView: View {
    @Environment(Store.self) var store

    var body: some View {
        VStack {
            Text("\(store.items.count)")
            Card(number: 2)
            Cell()
            Tile(number: 2)
            Page(number: 2)
            Stamp(number: 2)
        }
    }
}

@main
struct Shop: App {
    @State private var store = Store()

    var body: some Scene {
        WindowGroup { RootView().environment(store) }
    }
}
