// Catalogue 40, 41: a binding into an object that a library declares sets the same object again
import SwiftUI

final class Formatting: ObservableObject {
    @Published var formatter = NumberFormatter()
    @Published var size = CGSize(width: 1, height: 1)
}

struct FormattingView: View {
    @ObservedObject var formatting: Formatting

    var body: some View {
        VStack {
            Stepper("\(formatting.formatter.maximumFractionDigits)", value: $formatting.formatter.maximumFractionDigits)
            Slider(value: $formatting.size.width)
        }
    }
}
