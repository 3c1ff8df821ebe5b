// Catalogue 83: a link shows its label where it stands; `.init()` behind `??` makes what the function gives back.
import SwiftUI

final class Icon: ObservableObject {
    @Published var size = 1.0
}

struct IconView: View {
    @StateObject private var icon: Icon

    init() { _icon = StateObject(wrappedValue: Icon()) }

    var body: some View { Slider(value: $icon.size) }
}

enum Coder {
    static func data(of text: Any) -> Data {
        (try? PropertyListSerialization.data(fromPropertyList: text, format: .xml, options: 0)) ?? .init()
    }
}

struct RootView: View {
    @State private var isOpen = false

    var body: some View {
        VStack {
            Toggle("Open", isOn: $isOpen)
            if isOpen {
                NavigationLink(destination: Text("A")) {
                    HStack { IconView() }
                }
                NavigationLink {
                    Text("B")
                } label: {
                    IconView()
                }
            }
        }
    }
}
