// Catalogue 6, 80: a generic object with and without an annotation.
import SwiftUI

final class Loader<Value>: ObservableObject {
    @Published var value: Value?
}

struct LoaderView: View {
    @StateObject private var number = Loader<Int>()
    @StateObject private var text: Loader<String> = Loader()

    var body: some View {
        Text("\(number.value ?? 0) \(text.value ?? "")")
    }
}
