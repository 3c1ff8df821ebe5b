// Catalogue 131: only a tap reads the object, and no code injects it around one of the views that show the pad.
import SwiftUI

@Observable
final class Input {
    var presses = 0

    func press() {
        presses += 1
    }
}

public struct Pad: View {
    @Environment(Input.self) var input

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
    var input: Input

    var body: some View {
        VStack {
            Text("\(input.presses)")
            Pad()
        }
        .environment(input)
    }
}
