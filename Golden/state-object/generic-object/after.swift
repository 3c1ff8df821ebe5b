// Catalogue 6, 80: a generic object with and without an annotation.
import SwiftUI

@Observable
final class Loader<Value> {
    var value: Value?
}

struct LoaderView: View {
    @State private var number = Loader<Int>()
    @State private var text: Loader<String> = Loader()

    var body: some View {
        Text("\(number.value ?? 0) \(text.value ?? "")")
    }
}
