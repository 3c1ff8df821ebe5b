// Catalogue 80: an object that the own object makes for itself and nobody else knows may be changed unnoticed.
import SwiftUI

protocol RefDelegate: AnyObject {}

final class Ref {
    var size = 1
    var onChange: (() -> Void)?
    weak var delegate: RefDelegate?

    func grow(by size: Int) { self.size += size }
}

final class Owner: ObservableObject, RefDelegate {
    @Published var count = 0
    private let ref = Ref()
    private let other: Ref

    init() {
        other = Ref()
        ref.size = 3
        ref.grow(by: 2)
        ref.onChange = { [weak self] in self?.count = 1 }
        other.delegate = self
        other.size += 1
        count = ref.size
    }
}

struct OwnerView: View {
    @StateObject private var model: Owner

    init() { _model = StateObject(wrappedValue: Owner()) }

    var body: some View { Stepper("\(model.count)", value: $model.count) }
}

struct RootView: View {
    @State private var taps = 0

    var body: some View {
        VStack {
            Button("\(taps)") { taps += 1 }
            OwnerView()
        }
    }
}
