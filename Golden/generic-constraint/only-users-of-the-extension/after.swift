// Catalogue 156: a helper that every ObservableObject has keeps the class that uses it; the other one moves.
import SwiftUI

extension ObservableObject {
    var typeName: String { "\(Self.self)" }
}

final class Cat: ObservableObject {
    @Published var lives = 9
}

@Observable
final class Dog {
    var bones = 3
}

struct PetView: View {
    @ObservedObject var cat: Cat
    var dog: Dog

    var body: some View {
        Text("\(cat.typeName) \(cat.lives) \(dog.bones)")
    }
}
