// Catalogue 213: types and values of frameworks that stay as they are, named like those with a state.
import AppKit
import SwiftUI

final class Meter: ObservableObject {
    @Published var title = ""
    @Published var number = 0

    func load() { number += 1 }
}

struct KeyView: View {
    @ObservedObject var meter: Meter

    private let flags: NSEvent.ModifierFlags = NSEvent.ModifierFlags.shift

    var body: some View { Text(meter.title + (flags == NSEvent.ModifierFlags.shift ? "⇧" : "")) }
}
