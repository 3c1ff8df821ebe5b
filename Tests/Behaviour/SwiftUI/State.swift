import Foundation

/// A stored property of a view that is brought up to date before each body.
public protocol DynamicProperty {
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A property of this module, which finds what it needs at its view's place in the tree.
protocol LinkedProperty: DynamicProperty {
    @MainActor func link(to node: Node, slot: String)
    /// Whether the view's parent gave it the same thing before.
    func isSameInput(as other: Any) -> Bool
}

/// What is known of a property once its view is in the tree. All copies of the view share it.
final class Place<Kept> {
    var kept: Kept?
}

class StateStorageBase {
    private var readers: [Weak] = []

    private struct Weak {
        weak var node: Node?
    }

    func add(_ node: Node) -> Bool {
        guard !readers.contains(where: { $0.node === node }) else { return false }
        readers.append(Weak(node: node))
        return true
    }

    func remove(_ node: Node) { readers.removeAll { $0.node === node || $0.node == nil } }

    func invalidateReaders() { readers.forEach { $0.node?.invalidate() } }
}

final class StateStorage<Value>: StateStorageBase {
    private var stored: Value

    init(_ value: Value) { stored = value }

    /// Whoever reads it while a view is evaluated makes that view depend on it.
    var value: Value {
        get {
            if Thread.isMainThread {
                MainActor.assumeIsolated { Host.current?.evaluating?.noteRead(of: self) }
            }
            return stored
        }
        set {
            let isSame = areEqual(stored, newValue)
            stored = newValue
            if !isSame { invalidateReaders() }
        }
    }
}

public enum RuntimeOptions {
    /// Whether a default of `@State` is made with each value of the view, as up to Xcode 26.
    nonisolated(unsafe) public static var makesStateEagerly = false
}

/// A value that a view owns.
@propertyWrapper
public struct State<Value>: LinkedProperty {
    private let initial: Lazy<Value>
    private let isEager: Bool
    private let place = Place<StateStorage<Value>>()

    public init(wrappedValue: @autoclosure @escaping () -> Value) {
        initial = Lazy(wrappedValue)
        isEager = RuntimeOptions.makesStateEagerly
        if isEager { _ = initial.value }
    }

    public init(initialValue value: Value) {
        initial = Lazy { value }
        isEager = true
        _ = initial.value
    }

    public var wrappedValue: Value {
        get { place.kept?.value ?? initial.value }
        nonmutating set { place.kept?.value = newValue }
    }

    public var projectedValue: Binding<Value> {
        let (place, initial) = (self.place, self.initial)
        guard let storage = place.kept else { return Binding(get: { place.kept?.value ?? initial.value }, set: { place.kept?.value = $0 }) }
        return Binding(source: .object(storage), snapshot: nil, get: { storage.value }, set: { storage.value = $0 })
    }

    func link(to node: Node, slot: String) { place.kept = node.slot(slot) { StateStorage(initial.value) } }

    func isSameInput(as other: Any) -> Bool {
        guard isEager else { return true }
        return (other as? State).map { areEqual(initial.value, $0.initial.value) } ?? false
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

final class Lazy<Value> {
    private let make: () -> Value
    private(set) lazy var value = make()

    init(_ make: @escaping () -> Value) { self.make = make }
}

/// A way to read and write a value that someone else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: LinkedProperty {
    private let source: BindingSource?
    /// The value when the binding was made, for what can't tell of its changes by itself.
    private let snapshot: Value?
    private let read: () -> Value
    private let write: (Value) -> Void

    init(source: BindingSource?, snapshot: Value?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        (self.source, self.snapshot, read, write) = (source, snapshot, get, set)
    }

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { self.init(source: nil, snapshot: nil, get: get, set: set) }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        var last = value
        self.init(
            source: base.source, snapshot: value,
            get: {
                if let value = base.wrappedValue { last = value }
                return last
            }, set: { base.wrappedValue = $0 })
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let (read, write) = (self.read, self.write)
        return Binding<Subject>(
            source: source.map { .member($0, keyPath) }, snapshot: snapshot.map { $0[keyPath: keyPath] },
            get: { read()[keyPath: keyPath] },
            set: {
                var value = read()
                value[keyPath: keyPath] = $0
                write(value)
            })
    }

    func element<Element>(_ id: AnyHashable, snapshot: Element?, _ get: @escaping (Value) -> Element, _ set: @escaping (inout Value, Element) -> Void)
        -> Binding<Element> {
        let (read, write) = (self.read, self.write)
        return Binding<Element>(
            source: source.map { .element($0, id) }, snapshot: snapshot, get: { get(read()) },
            set: {
                var value = read()
                set(&value, $0)
                write(value)
            })
    }

    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }

    func link(to node: Node, slot: String) {}

    func isSameInput(as other: Any) -> Bool {
        guard let other = other as? Binding, let source, source == other.source else { return false }
        switch (snapshot, other.snapshot) {
        case (nil, nil): return true
        case (let left?, let right?): return areEqual(left, right)
        default: return false
        }
    }
}

/// What a binding leads to, where that can be told.
indirect enum BindingSource: Equatable {
    case object(AnyObject)
    case member(BindingSource, AnyKeyPath)
    case element(BindingSource, AnyHashable)

    static func == (left: BindingSource, right: BindingSource) -> Bool {
        switch (left, right) {
        case (.object(let left), .object(let right)): left === right
        case (.member(let left, let path), .member(let right, let other)): left == right && path == other
        case (.element(let left, let index), .element(let right, let other)): left == right && index == other
        default: false
        }
    }
}
