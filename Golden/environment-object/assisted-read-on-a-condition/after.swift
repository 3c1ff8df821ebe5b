// Catalogue 131: the outermost stack reads only its own builder, so that nobody has to inject one around it; @Environment looks it up at once.
import SwiftUI

@Observable
final class Builder {
    var screens: [String] = []
}

struct ScreenView: View {
    let builder: Builder

    var body: some View {
        Text("\(builder.screens.count)")
            .environment(builder)
    }
}

struct StackView: View {
    @Environment(\.isEnabled) var isInner
    @Environment(Builder.self) var inherited
    @State var own = Builder()

    var body: some View {
        ScreenView(builder: isInner ? inherited : own)
    }
}
