// Catalogue 38, 60: an observer that may return before its end.
import Combine
import SwiftUI

final class Size: ObservableObject {
    @Published var width = 1 {
        willSet {
            if newValue == width { return }
            print(newValue)
        }
    }

    func follow() -> AnyCancellable { $width.sink { print($0) } }
}

struct SizeView: View {
    @ObservedObject var model: Size

    var body: some View {
        Text("\(model.width)")
    }
}
