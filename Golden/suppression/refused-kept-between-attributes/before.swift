// Catalogue 1: between the attributes, and at the end of a line of the header.
import SwiftUI

@MainActor
// reobserve:keep
@available(iOS 17, macOS 14, *)
final class Lamp: ObservableObject {
    @Published var isOn = false
}

final class Fan:
    ObservableObject, // reobserve:keep
    Identifiable
{
    @Published var isOn = false
}

@available(iOS 17, macOS 14, *)
struct RoomView: View {
    @ObservedObject var lamp: Lamp
    @ObservedObject var fan: Fan

    var body: some View {
        Toggle("On", isOn: $lamp.isOn)
        Toggle("On", isOn: $fan.isOn)
    }
}
