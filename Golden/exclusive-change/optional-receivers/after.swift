// Catalogue 200: with `!`, or with nothing that reads the property, no access begins too early.
import SwiftUI

struct Paint {
    var back: String?
    var layers = 1
    var marks = [1]
}

@Observable
final class Desk {
    var paint: Paint? = Paint()
    var list: [Int]? = [1, 2]

    var total: Int { list?.count ?? 0 }

    func color() { paint!.back = paint?.back ?? "black" }

    func add(_ count: Int) { paint?.layers += count }

    func mark() { paint?.marks.append(total) }

    func last() { list![total - 1] = 3 }
}

struct DeskView: View {
    var desk: Desk

    var body: some View {
        Button("\(desk.total) \(desk.paint?.back ?? "") \(desk.paint?.layers ?? 0)") { desk.color() }
    }
}
