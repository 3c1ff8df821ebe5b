// Catalogue 11, 66: subclasses send to the publisher of the superclass, which subscribers of either get.
import Combine
import SwiftUI

class Flag: ObservableObject {
    @Published var isOn = false
}

final class Banner: Flag {
    @Published var text = ""
}

open class Tokens<Key: Hashable>: ObservableObject {
    @Published private var overrides: [Key: Int]?
    private var onUpdate: (() -> Void)?
    private var subscription: AnyCancellable?

    public init() {}

    public func register(_ onUpdate: @escaping () -> Void) {
        self.onUpdate = onUpdate
        subscription = objectWillChange.sink { [weak self] in
            DispatchQueue.main.async { self?.onUpdate?() }
        }
    }

    public subscript(key: Key) -> Int {
        get { overrides?[key] ?? 0 }
        set {
            var copy = overrides ?? [:]
            copy[key] = newValue
            overrides = copy
        }
    }
}

public final class ButtonTokens: Tokens<String> {
    @Published var style = 0

    var width: Int { self["width"] + style }
}

struct ButtonView: View {
    @ObservedObject var tokens: ButtonTokens

    var body: some View {
        Button("\(tokens.width)") { tokens.style += 1 }
    }
}

func follow(_ banner: Banner) -> AnyCancellable {
    banner.objectWillChange.sink { print("banner") }
}

struct FlagView: View {
    @ObservedObject var banner: Banner

    var body: some View {
        Text("\(banner.isOn) \(banner.text)")
    }
}
