// Catalogue 183: a modifier passes a value, and the view keeps the first one.
import SwiftUI

struct Stars: View {
    @State var rating: Int

    var body: some View {
        Stepper("\(rating)", value: $rating)
    }
}

struct Rated: ViewModifier {
    let rating: Int

    func body(content: Content) -> some View {
        VStack {
            content
            Stars(rating: rating)
        }
    }
}
