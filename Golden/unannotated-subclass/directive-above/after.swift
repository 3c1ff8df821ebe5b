// Catalogue 11, 145: a comment that speaks of the next line goes on to speak of the class.
import SwiftUI

@Observable
class Vessel {
    var name = ""
}

// swiftlint:disable:next type_name
@Observable class LongRangeFerryWithManyDecks: Vessel {
    var decks = 1
}

struct FerryView: View {
    let ferry: LongRangeFerryWithManyDecks

    var body: some View {
        Text("\(ferry.name) \(ferry.decks)")
    }
}
