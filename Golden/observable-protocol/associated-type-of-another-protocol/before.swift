// Catalogue 150, 153: an associated type of a protocol that is no model itself asks for one that is.
import SwiftUI

protocol Command: ObservableObject {
    var title: String { get }
}

final class PrintCommand: Command {
    @Published var title = "Print"
}

protocol Menu {
    associatedtype Item: Command
    var item: Item { get }
}

struct CommandView<Item: Command>: View {
    @ObservedObject var item: Item

    var body: some View {
        Text(item.title)
    }
}

struct PrintView: View {
    let item = PrintCommand()

    var body: some View {
        CommandView(item: item)
    }
}
