// Catalogue 131: a picture, a cell and an array of views are made without the object, which only a tap reads; aliases and inferred types name them.
import SwiftUI
import UIKit

final class Store: ObservableObject {
    @Published var items: [Int] = []
}

struct Card: View {
    @EnvironmentObject var store: Store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

struct Cell: View {
    @EnvironmentObject var store: Store

    var body: some View {
        Button("Add") { store.items.append(1) }
    }
}

struct Tile: View {
    @EnvironmentObject var store: Store
    let number: Int

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

typealias Square = Tile

struct Page: View {
    @EnvironmentObject var store: Store
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
    @EnvironmentObject var store: Store
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
    @EnvironmentObject var store: Store

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
    @StateObject private var store = Store()

    var body: some Scene {
        WindowGroup { RootView().environmentObject(store) }
    }
}
