// Catalogue 42: a weak reference beside what is published.
import SwiftUI

final class Owner {
    let name = "owner"
}

final class Pet: ObservableObject {
    @Published var name = "Rex"
    weak var owner: Owner?
}

struct Root: View {
    @StateObject private var pet = Pet()
    @State private var owner = Owner()

    var body: some View {
        Text("\(pet.name) \(pet.owner?.name ?? "stray")")
        Button("Adopt") {
            pet.owner = owner
            pet.name = "Max"
        }
    }
}
