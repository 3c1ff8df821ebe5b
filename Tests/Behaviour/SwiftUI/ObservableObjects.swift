import Combine

/// The object that a place follows, and the subscription by which it does.
private final class Followed {
    private(set) var object: AnyObject?
    private var cancellable: AnyCancellable?

    @MainActor func follow<T: ObservableObject>(_ new: T, for node: Node) {
        guard object !== new else { return }
        object = new
        cancellable = new.objectWillChange.sink { [weak node] _ in node?.invalidate() }
    }
}

/// What `$object` is: bindings to the members of the object.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: ObservableObject> {
    let object: ObjectType

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
        let object = self.object
        return Binding(
            source: .member(.object(object), keyPath), snapshot: object[keyPath: keyPath],
            get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An observable object that a view owns; made once, when the view comes into the tree.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: LinkedProperty {
    private struct Maker {
        let make: () -> ObjectType
    }

    private let maker: Maker
    private let place = Place<ObjectType>()

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { maker = Maker(make: thunk) }

    /// Outside of the tree each access makes an object.
    @MainActor @preconcurrency public var wrappedValue: ObjectType { place.kept ?? maker.make() }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }

    func link(to node: Node, slot: String) {
        let followed = node.slot(slot) { Followed() }
        if followed.object == nil { followed.follow(maker.make(), for: node) }
        place.kept = followed.object as? ObjectType
    }

    /// A closure that captures anything is another one each time.
    func isSameInput(as other: Any) -> Bool { (other as? StateObject).map { haveSameBits(maker, $0.maker) } ?? false }
}

/// An observable object that a view is given.
@propertyWrapper
@MainActor @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: LinkedProperty {
    public typealias Wrapper = ObjectBindings<ObjectType>

    nonisolated(unsafe) private var object: ObjectType
    /// As in SwiftUI it is more than one reference, so that no two closures that capture the view are the same.
    private let seed = 0

    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }
    nonisolated public init(initialValue: ObjectType) { object = initialValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    public var projectedValue: Wrapper { Wrapper(object: object) }

    nonisolated public mutating func update() {}

    func link(to node: Node, slot: String) { node.slot(slot) { Followed() }.follow(object, for: node) }

    nonisolated func isSameInput(as other: Any) -> Bool { (other as? ObservedObject).map { $0.object === object } ?? false }
}

/// An observable object that an ancestor put into the environment.
@propertyWrapper
@MainActor @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: LinkedProperty {
    public typealias Wrapper = ObjectBindings<ObjectType>

    nonisolated(unsafe) private let place = Place<Node>()
    private let seed = 0

    nonisolated public init() {}

    public var wrappedValue: ObjectType {
        guard let object = place.kept?.environment.object(ObjectType.self) else {
            fatalError("No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for it may be missing as an ancestor.")
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    nonisolated public mutating func update() {}

    func link(to node: Node, slot: String) {
        place.kept = node
        node.noteRead(ofValue: ObjectIdentifier(ObjectType.self))
        if let object = node.environment.object(ObjectType.self) { node.slot(slot) { Followed() }.follow(object, for: node) }
    }

    nonisolated func isSameInput(as other: Any) -> Bool { other is EnvironmentObject }
}

extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentWriter(content: self) { $0.set(object, for: T.self) }
    }
}

extension Scene {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        ModifiedScene(views: views.map { AnyView(AnyView($0).environmentObject(object)) })
    }
}
