// Catalogue 200: where a part is optional, the access begins before the right side, the arguments and the brackets are evaluated.
import SwiftUI

struct Paint {
    var back: String?
    var layers = 1
    var marks = [1]
}

final class Desk: ObservableObject {
    @Published var paint: Paint? = Paint()
    @Published var list: [Int]? = [1, 2]

    var total: Int { list?.count ?? 0 }

    func color() { paint?.back = paint?.back ?? "black" }

    func add() { paint?.layers += paint?.marks.count ?? 0 }

    func mark() { paint?.marks.append(paint!.layers) }

    func last() { list?[total - 1] = 3 }
}

struct DeskView: View {
    @ObservedObject var desk: Desk

    var body: some View {
        Button("\(desk.total) \(desk.paint?.back ?? "")") { desk.color() }
    }
}
