// Catalogue 40, 41: a binding into an object that a library declares sets the same object again
import SwiftUI

@Observable
final class Formatting {
    var formatter = NumberFormatter()
    var size = CGSize(width: 1, height: 1)

    // Called by the code of @Observable, so that equal values are announced too.
    private nonisolated func shouldNotifyObservers(_ lhs: NumberFormatter, _ rhs: NumberFormatter) -> Bool { true }
}

struct FormattingView: View {
    @Bindable var formatting: Formatting

    var body: some View {
        VStack {
            Stepper("\(formatting.formatter.maximumFractionDigits)", value: $formatting.formatter.maximumFractionDigits)
            Slider(value: $formatting.size.width)
        }
    }
}
