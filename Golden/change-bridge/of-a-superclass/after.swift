// Catalogue 11, 66: subclasses send to the publisher of the superclass, which subscribers of either get.
import Combine
import SwiftUI

@Observable
class Flag {
    @ObservationIgnored let objectWillChange = ObservableObjectPublisher()
    var isOn = false { willSet { objectWillChange.send() } }
}

@Observable
final class Banner: Flag {
    var text = "" { willSet { objectWillChange.send() } }
}

@Observable
open class Tokens<Key: Hashable> {
    @ObservationIgnored public let objectWillChange = ObservableObjectPublisher()
    private var overrides: [Key: Int]? { willSet { objectWillChange.send() } }
    private var onUpdate: (() -> Void)?
    @ObservationIgnored private var subscription: AnyCancellable?

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

@Observable
public final class ButtonTokens: Tokens<String> {
    var style = 0 { willSet { objectWillChange.send() } }

    var width: Int { self["width"] + style }
}

struct ButtonView: View {
    var tokens: ButtonTokens

    var body: some View {
        Button("\(tokens.width)") { tokens.style += 1 }
    }
}

func follow(_ banner: Banner) -> AnyCancellable {
    banner.objectWillChange.sink { print("banner") }
}

struct FlagView: View {
    var banner: Banner

    var body: some View {
        Text("\(banner.isOn) \(banner.text)")
    }
}
