// Catalogue 65: the view; the third object is named by no view.
import SwiftUI

struct DeckBar: View {
    var body: some View {
        if deck.isFirst {
            Text("\(currentClock().seconds)")
        } else {
            Text("\(deck.position)")
        }
    }
}

func record(_ line: String) {
    journal.lines.append(line)
}
