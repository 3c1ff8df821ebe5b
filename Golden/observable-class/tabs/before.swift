// Catalogue 1, 7: indentation by tabs is kept by what is inserted.
import SwiftUI

enum Music {
	/// The deck.
	final class Deck: ObservableObject {
		@Published var speed = 33
	}
}

struct DeckView: View {
	@EnvironmentObject private var deck: Music.Deck

	var body: some View {
		Stepper("Speed", value: $deck.speed)
	}
}

struct DeckScreen: View {
	@StateObject private var deck = Music.Deck()

	var body: some View {
		DeckView()
			.environmentObject(deck)
	}
}
