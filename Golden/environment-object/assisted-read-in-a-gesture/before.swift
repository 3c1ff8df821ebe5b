// Catalogue 131: only a tap reads the object, and no code injects it around one of the views that show the pad.
import SwiftUI

final class Input: ObservableObject {
    @Published var presses = 0

    func press() {
        presses += 1
    }
}

public struct Pad: View {
    @EnvironmentObject var input: Input

    public init() {}

    public var body: some View {
        Color.red.onTapGesture { input.press() }
    }
}

public struct PadSample: View {
    public init() {}

    public var body: some View {
        Pad()
    }
}

struct Game: View {
    @ObservedObject var input: Input

    var body: some View {
        VStack {
            Text("\(input.presses)")
            Pad()
        }
        .environmentObject(input)
    }
}
