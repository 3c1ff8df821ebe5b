// Catalogue 80, 89: @State of Xcode 27 is a macro, which takes no type in its place
import SwiftUI

final class Timer: ObservableObject {
    @Published var seconds = 0.0
}

struct Face: View {
    @StateObject<Timer> private var timer = Timer()

    var body: some View {
        Text("\(timer.seconds)")
    }
}
