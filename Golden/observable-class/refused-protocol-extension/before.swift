// Catalogue 156: a helper that every ObservableObject has is used on this one.
import SwiftUI

extension ObservableObject {
    func with(_ change: (Self) -> Void) -> Self {
        change(self)
        return self
    }
}

final class Card: ObservableObject {
    @Published var title = ""
}

struct CardView: View {
    @StateObject private var card = Card()

    var body: some View {
        Text(card.with { $0.title = "x" }.title)
    }
}
