// Catalogue 6, 128: a generic class, owned and in the environment.
import SwiftUI

final class Store<Value>: ObservableObject {
    @Published var value: Value

    init(_ value: Value) { self.value = value }
}

struct Root: View {
    @StateObject private var number = Store(1)
    @StateObject private var text = Store("a")

    var body: some View {
        NumberView()
            .environmentObject(number)
            .environmentObject(text)
    }
}

struct NumberView: View {
    @EnvironmentObject var number: Store<Int>
    @EnvironmentObject var text: Store<String>

    var body: some View {
        Text("\(number.value) \(text.value)")
        Button("Add") { number.value += 1 }
        TextField("Text", text: $text.value)
    }
}
