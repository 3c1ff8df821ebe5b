// Catalogue 213: a local hides the property, which is not read by its name.
import SwiftUI

final class Zone {
    static let shared = Zone()

    private(set) var name = "a"

    func move() { name = "b" }
}

final class Review: ObservableObject {
    @Published private(set) var rating: String?
    @Published private(set) var title = ""

    var icon: String {
        let rating = Optional(title)
        if let rating { return rating }
        return "star"
    }

    func rate() { rating = "x" }

    func rename() { title = "y" }
}

struct ReviewRow: View {
    @ObservedObject var review: Review

    var body: some View {
        VStack {
            Text(Zone.shared.name)
            Text(review.icon)
            Button("Rate") { review.rate() }
            Button("Rename") { review.rename() }
            Button("Move") { Zone.shared.move() }
            RatingRow(review: review)
        }
    }
}

struct RatingRow: View {
    @ObservedObject var review: Review

    var body: some View { Text(review.rating ?? "") }
}
