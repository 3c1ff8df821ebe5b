// Catalogue 213: the tuples hold objects, whose titles change.
import SwiftUI

final class Caption { var title = "" }
final class Captions { var first = Caption(); func rename() { first.title = "b" } }

final class Receipt: ObservableObject {
    @Published var lines = [(caption: Caption, detail: String)]()
    @Published var state = 0
    func start() { state = 2 }
    func load() {
        lines = [(caption: Caption(), detail: "Ann")]
        state = 1
    }
}

struct ReceiptView: View {
    @ObservedObject var receipt: Receipt
    var body: some View {
        VStack {
            ForEach(receipt.lines, id: \.detail) { line in
                Text(line.caption.title)
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
