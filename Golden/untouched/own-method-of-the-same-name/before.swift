// Catalogue 123: environmentObject and objectWillChange of types that have nothing to do with views.
import Combine
import SwiftUI

struct RequestBuilder {
    var values: [String] = []
    let objectWillChange = PassthroughSubject<Void, Never>()

    func environmentObject(_ value: String) -> RequestBuilder {
        var copy = self
        copy.values.append(value)
        objectWillChange.send()
        return copy
    }
}

struct RequestView: View {
    var body: some View {
        Text(RequestBuilder().environmentObject("a").environmentObject("b").values.joined())
    }
}
