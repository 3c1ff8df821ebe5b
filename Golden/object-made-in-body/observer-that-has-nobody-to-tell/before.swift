// Catalogue 103: behind `?` of what is still nil no argument is asked for.
import SwiftUI

final class Side: ObservableObject {
    @Published private var value: Int? {
        didSet { setter?(value) }
    }
    private var setter: ((Int?) -> Void)?

    var side: Int? {
        get { value }
        set { value = newValue }
    }

    init(_ first: Int? = nil, getter: (() -> Int?)? = nil, setter: ((Int?) -> Void)? = nil) {
        let value = getter?() ?? first
        self.value = value
        self.setter = setter
    }
}

struct SplitView: View {
    @ObservedObject private var side: Side

    init() {
        let side = Side()
        self.side = side
    }

    var body: some View { Button("\(side.side ?? 0)") { side.side = 1 } }
}

struct RootView: View {
    var body: some View { SplitView() }
}
