// Catalogue 213: a list of tuples that a literal types, with labels that objects have as well.
import SwiftUI

final class Caption { var title = "" }
final class Captions { var first = Caption(); func rename() { first.title = "b" } }

final class Receipt: ObservableObject {
    @Published var lines = [(title: String, detail: String)]()
    @Published var state = 0
    func start() { state = 2 }
    func load() {
        lines = [(title: "To", detail: "Ann")]
        state = 1
    }
}

struct ReceiptView: View {
    @ObservedObject var receipt: Receipt
    var body: some View {
        VStack {
            ForEach(receipt.lines, id: \.title) { line in
                Text(line.title)
                Text(line.detail)
            }
            Button("Load") { receipt.load() }
            Button("Start") { receipt.start() }
        }
    }
}

struct CaptionView: View {
    let captions: Captions
    var body: some View { Text(captions.first.title); Button("Rename") { captions.rename() } }
}
