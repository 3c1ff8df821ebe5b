import Combine
import SwiftUI

public final class Container {
    public static let shared = Container()
    public init() {}
}

@propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
    @StateObject private var object: T
    public init(_ path: KeyPath<Container, T>) { _object = StateObject(wrappedValue: Container.shared[keyPath: path]) }
    public var wrappedValue: T { object }
    public var projectedValue: ObservedObject<T>.Wrapper { $object }
}
