// Catalogue 216: `forEach` in an initializer runs at once, so that what it sets never changes later; `powf` only computes.
import SwiftUI

enum Fruit: String, CaseIterable, Hashable {
    case apple, pear
}

@Observable
final class Thumbnails {
    var pictures: [Fruit: String] = [:]
    let weight: Float = 2

    init() {
        Fruit.allCases.forEach { fruit in
            pictures[fruit] = fruit.rawValue
        }
    }
}

struct Amount: View {
    @State var value: Float

    var body: some View { Slider(value: $value, in: 0...100) }
}

struct BasketView: View {
    @State private var thumbnails = Thumbnails()
    @State private var isOpen = false

    var body: some View {
        VStack {
            Text(UUID().uuidString)
            Amount(value: powf(thumbnails.weight, 5))
            if isOpen { Text(thumbnails.pictures[.apple] ?? "") }
            Button("Open") { isOpen.toggle() }
        }
    }
}
