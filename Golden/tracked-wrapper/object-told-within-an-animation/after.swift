// Catalogue 34, 41, 154: the property publishes before the animation begins in which the wrapper told the object.
import Combine
import SwiftUI

@propertyWrapper
struct Animated<Value: Equatable> {
    private var value: Value
    private let animation: Animation

    init(wrappedValue: Value, _ animation: Animation = .default) {
        value = wrappedValue
        self.animation = animation
    }

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Value: Sendable {
        get { object[keyPath: path].value }
        set {
            let isSame = object[keyPath: path].value == newValue
            withAnimation(isSame ? nil : object[keyPath: path].animation) {
                object[keyPath: path].value = newValue
            }
        }
    }
}

@Observable
final class Card {
    var isOpen: Bool {
        get { access(keyPath: \.isOpen); return isOpenStorage }
        set { withMutation(keyPath: \.isOpen) { isOpenStorage = newValue } }
    }
    @ObservationIgnored @Animated
    private var isOpenStorage = false
}

struct CardView: View {
    var card: Card

    var body: some View { Button(card.isOpen ? "open" : "closed") { card.isOpen.toggle() } }
}
