// Catalogue 21: inside the namespace the names mean the namespace's own types.
import SwiftUI

enum Rx {
    class ObservableObject {
        var disposed = false
    }

    @propertyWrapper
    struct Published<Value> {
        var wrappedValue: Value
    }

    final class Stream: ObservableObject {
        @Published var value = 0
    }
}

struct StreamView: View {
    let stream: Rx.Stream

    var body: some View {
        Text("\(stream.value)")
    }
}
