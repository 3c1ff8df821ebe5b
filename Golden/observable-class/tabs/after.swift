// Catalogue 1, 7: indentation by tabs is kept by what is inserted.
import SwiftUI

enum Music {
	/// The deck.
	@Observable
	final class Deck {
		var speed = 33
	}
}

struct DeckView: View {
	@Environment(Music.Deck.self) private var deck

	var body: some View {
		@Bindable var deck = deck
		Stepper("Speed", value: $deck.speed)
	}
}

struct DeckScreen: View {
	@State private var deck = Music.Deck()

	var body: some View {
		DeckView()
			.environment(deck)
	}
}
