// Catalogue 213: of both branches of a choice the type is known, whose titles never change.
import SwiftUI

final class Chapter {
    var title = "One"

    func rename() { title = "Two" }
}

@Observable
final class Shop {
    var price = 1

    func raise() { price += 1 }
}

struct Tier {
    struct Feature: Hashable {
        let title: String
    }

    let monthly: [Feature]
    let yearly: [Feature]
}

enum Frequency { case monthly, yearly }

struct TierCard: View {
    var shop: Shop
    let tier: Tier
    let frequency: Frequency
    let chapters: [Chapter]

    var body: some View {
        VStack {
            ForEach(frequency == .monthly ? tier.monthly : tier.yearly, id: \.self) { feature in
                Text(feature.title)
            }
            if frequency == .monthly { Text("\(shop.price)") }
        }
        .onTapGesture {
            shop.raise()
            chapters.first?.rename()
        }
    }
}
