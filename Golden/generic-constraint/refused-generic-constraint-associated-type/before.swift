// Catalogue 150, 154: an associated type asks for a refining protocol; only its conformers are concerned
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
