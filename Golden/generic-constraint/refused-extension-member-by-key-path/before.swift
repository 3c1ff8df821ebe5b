// Catalogue 207: a member of an extension of ObservableObject, reached by a key path without a root.
import Combine
import SwiftUI

extension ObservableObject {
    var typeName: String { String(describing: Self.self) }
}

final class Cat: ObservableObject {
    @Published var lives = 9
}

struct CatView: View {
    @StateObject private var cat = Cat()

    var body: some View {
        Text(String(cat.lives))
    }
}

func names(of cats: [Cat]) -> [String] { cats.map(\.typeName) }
