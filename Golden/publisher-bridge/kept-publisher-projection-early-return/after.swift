// Catalogue 38, 60: an observer that may return before its end.
import Combine
import SwiftUI

@Observable
final class Size {
    var width: Int {
        get { access(keyPath: \.width); return widthStorage }
        set { withMutation(keyPath: \.width) { widthStorage = newValue } }
    }
    @ObservationIgnored @Published private var widthStorage = 1 {
        willSet {
            if newValue == width { return }
            print(newValue)
        }
    }

    func follow() -> AnyCancellable { $widthStorage.sink { print($0) } }
}

struct SizeView: View {
    var model: Size

    var body: some View {
        Text("\(model.width)")
    }
}
