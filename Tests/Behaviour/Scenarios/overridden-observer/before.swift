// Catalogue 12: a computed property that is overridden.
import SwiftUI

class Animal: ObservableObject {
    @Published var name = "animal"
    var greeting: String { "I am \(name)" }
}

final class Dog: Animal {
    @Published var barks = 0
    override var greeting: String { "\(super.greeting), \(barks) barks" }
}

struct Root: View {
    @StateObject private var dog = Dog()

    var body: some View {
        Button("Bark") { dog.barks += 1 }
        Button("Rename") { dog.name = "Rex" }
        GreetingView(animal: dog)
    }
}

struct GreetingView: View {
    @ObservedObject var animal: Animal

    var body: some View {
        Text(animal.greeting)
    }
}
