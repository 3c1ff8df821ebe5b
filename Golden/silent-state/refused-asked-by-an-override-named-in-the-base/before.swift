// Catalogue 213: the getter of the base class names a member, for which a subclass asks the disk.
import Foundation
import SwiftUI

class Item {
    var title: String { subtitle ?? "untitled" }
    var subtitle: String? { nil }
}

final class DiskItem: Item {
    override var subtitle: String? {
        try? String(contentsOfFile: "title", encoding: .utf8)
    }
}

final class Network: ObservableObject {
    @Published var isOnline = false
}

struct ItemView: View {
    @ObservedObject var network: Network
    let item: Item

    var body: some View {
        Text(item.title)
            .onTapGesture { network.isOnline.toggle() }
    }
}

struct NetworkView: View {
    @ObservedObject var network: Network

    var body: some View {
        Text(network.isOnline ? "online" : "offline")
    }
}
