// Catalogue 83, 219: each object that @State does not keep would end the call as it goes.
import SwiftUI

final class Lease: ObservableObject {
    private let end: () -> Void

    init(end: @escaping () -> Void) {
        self.end = end
    }

    deinit {
        end()
    }
}

struct EndsLease: ViewModifier {
    @StateObject private var lease: Lease

    init(end: @escaping () -> Void) {
        _lease = StateObject(wrappedValue: Lease(end: end))
    }

    func body(content: Content) -> some View {
        content
    }
}
