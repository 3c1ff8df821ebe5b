// Catalogue 154: the compiler passes the classes with a property behind the wrapper to its subscript, and no others.
import Combine

@propertyWrapper
struct Clamped {
    private var value: Int
    private let range: ClosedRange<Int>

    @available(*, unavailable)
    var wrappedValue: Int {
        get { fatalError() }
        set { fatalError() }
    }

    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        value = wrappedValue
        self.range = range
    }

    static subscript<EnclosingSelf: ObservableObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Int>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Clamped>
    ) -> Int where EnclosingSelf.ObjectWillChangePublisher == ObservableObjectPublisher {
        get {
            object[keyPath: storageKeyPath].value
        }
        set {
            object.objectWillChange.send()
            let range = object[keyPath: storageKeyPath].range
            object[keyPath: storageKeyPath].value = min(max(newValue, range.lowerBound), range.upperBound)
        }
    }
}

typealias Limited = Clamped
