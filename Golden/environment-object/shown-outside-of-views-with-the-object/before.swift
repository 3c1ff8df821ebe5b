// Catalogue 131: what shows a view outside of all others injects the object, around it or in the host; others take no view of the kind.
import SwiftUI
import UIKit

final class Store: ObservableObject {
    static let shared = Store()
    @Published var items: [Int] = []
}

struct Card: View {
    @EnvironmentObject var store: Store
    var number = 0

    var body: some View {
        Button("Add") { store.items.append(number) }
    }
}

struct Label: View {
    var number = 0

    var body: some View {
        Text("\(number)")
    }
}

typealias Tile = Card

@MainActor
final class Overlay<Content: View> {
    let host: Any

    init(_ content: Content) {
        host = UIHostingController(rootView: content.environmentObject(Store.shared))
    }
}

extension View {
    @MainActor
    func drawn() -> Any {
        ImageRenderer(content: self.environmentObject(Store.shared))
    }
}

@MainActor
func show(_ label: Label) -> Any {
    UIHostingController(rootView: label)
}

@MainActor
func showAll() -> [Any] {
    [
        ImageRenderer(content: Card().environmentObject(Store.shared)),
        UIHostingConfiguration { VStack { Card() }.environmentObject(Store.shared) },
        UIHostingController(rootView: Tile().environmentObject(Store.shared)),
        Overlay(Card()),
        Card().drawn(),
        show(.init(number: 1)),
    ]
}

struct RootView: View {
    @EnvironmentObject var store: Store

    var body: some View {
        VStack {
            Text("\(store.items.count)")
            Card()
        }
    }
}

@main
struct Shop: App {
    var body: some Scene {
        WindowGroup { RootView().environmentObject(Store.shared) }
    }
}
