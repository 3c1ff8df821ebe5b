// Catalogue 213: the project adds a function to sets which gives other elements than that of the library.
import SwiftUI

final class Chapter {
    var title = "One"

    func rename() { title = "Two" }
}

final class Shop: ObservableObject {
    @Published var price = 1

    func raise() { price += 1 }
}

struct Feature: Hashable {
    let title: String
}

struct Shelf {
    let chapters: [Chapter]
}

extension Set where Element == Feature {
    func union(_ shelf: Shelf) -> [Chapter] { shelf.chapters }
}

struct CardView: View {
    @ObservedObject var shop: Shop
    let flag: Bool
    let features: [Feature]
    let shelf: Shelf

    var body: some View {
        VStack {
            ForEach(Set(features).union(shelf), id: \.title) { item in
                Text(item.title)
            }
            if flag { Text("\(shop.price)") }
        }
        .onTapGesture {
            shop.raise()
            shelf.chapters.first?.rename()
        }
    }
}
