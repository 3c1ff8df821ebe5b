// Catalogue 131: the outermost stack reads only its own builder, so that nobody has to inject one around it; @Environment looks it up at once.
import SwiftUI

final class Builder: ObservableObject {
    @Published var screens: [String] = []
}

struct ScreenView: View {
    let builder: Builder

    var body: some View {
        Text("\(builder.screens.count)")
            .environmentObject(builder)
    }
}

struct StackView: View {
    @Environment(\.isEnabled) var isInner
    @EnvironmentObject var inherited: Builder
    @StateObject var own = Builder()

    var body: some View {
        ScreenView(builder: isInner ? inherited : own)
    }
}
