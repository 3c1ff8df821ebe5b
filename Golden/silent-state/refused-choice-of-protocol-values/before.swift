// Catalogue 213: what stands behind `??` last is a structure, and the choice is of the protocol that all have.
import SwiftUI

final class Chapter {
    var title = "One"

    func rename() { title = "Two" }
}

final class Shop: ObservableObject {
    @Published var price = 1

    func raise() { price += 1 }
}

protocol Titled {
    var title: String { get }
}

extension Chapter: Titled {}

struct Feature: Titled {
    let title: String
}

struct CardView: View {
    @ObservedObject var shop: Shop
    let flag: Bool
    let first: (any Titled)?
    let second: (any Titled)?
    let feature: Feature
    let chapters: [Chapter]

    var body: some View {
        VStack {
            Text((first ?? second ?? feature).title)
            if flag { Text("\(shop.price)") }
        }
        .onTapGesture {
            shop.raise()
            chapters.first?.rename()
        }
    }
}
