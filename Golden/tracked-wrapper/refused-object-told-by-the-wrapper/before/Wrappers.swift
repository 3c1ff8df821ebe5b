// Catalogue 154: wrappers that need an ObservableObject: for what it is told later, or besides, or by what it projects.
import Combine
import SwiftUI

protocol Told: ObservableObject {
    func didChange()
}

@propertyWrapper
struct ToldLater<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            let publisher = object.objectWillChange
            DispatchQueue.main.async { publisher.send() }
            object[keyPath: path].value = newValue
        }
    }
}

@propertyWrapper
struct ToldTwice<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: Told>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
            object.didChange()
        }
    }
}

@propertyWrapper
struct Projected<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    @available(*, unavailable)
    var projectedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: AnyObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value {
        get { object[keyPath: path].value }
        set { object[keyPath: path].value = newValue }
    }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        projected projectedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}

@propertyWrapper
struct Shared<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}

@propertyWrapper
struct ToldForLocal<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}

@propertyWrapper
struct ToldByHand<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where Object.ObjectWillChangePublisher == ObservableObjectPublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}

@propertyWrapper
struct ToldOtherwise<Value> {
    var value: Value

    @available(*, unavailable)
    var wrappedValue: Value {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Value) { value = wrappedValue }

    static subscript<Object: ObservableObject>(
        _enclosingInstance object: Object,
        wrapped wrappedPath: ReferenceWritableKeyPath<Object, Value>,
        storage path: ReferenceWritableKeyPath<Object, Self>
    ) -> Value where ObservableObjectPublisher == Object.ObjectWillChangePublisher {
        get { object[keyPath: path].value }
        set {
            object.objectWillChange.send()
            object[keyPath: path].value = newValue
        }
    }
}
