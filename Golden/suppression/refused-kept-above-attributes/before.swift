// Catalogue 1: attributes, modifiers and doc comments between the comment and the class.
import SwiftUI

// reobserve:keep
/// A lamp.
///
/// It can be on or off.
@MainActor
@available(iOS 17, macOS 14, *)
public final class Lamp: ObservableObject {
    @Published var isOn = false
}

@available(iOS 17, macOS 14, *)
struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
    }
}
