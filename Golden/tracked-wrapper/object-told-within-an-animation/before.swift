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

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher, Value: Sendable {
        get { object[keyPath: path].value }
        set {
            let isSame = object[keyPath: path].value == newValue
            withAnimation(isSame ? nil : object[keyPath: path].animation) {
                object.objectWillChange.send()
                object[keyPath: path].value = newValue
            }
        }
    }
}

final class Card: ObservableObject {
    @Animated
    var isOpen = false
}

struct CardView: View {
    @ObservedObject var card: Card

    var body: some View { Button(card.isOpen ? "open" : "closed") { card.isOpen.toggle() } }
}
