import Combine
import Observation
import SwiftUI

@propertyWrapper
public struct InjectedObject<T: ObservableObject>: DynamicProperty {
    @StateObject private var object: T
    public init(_ path: KeyPath<Container, Factory<T>>) { _object = StateObject(wrappedValue: Container.shared[keyPath: path]()) }
    public var wrappedValue: T { object }
    public var projectedValue: ObservedObject<T>.Wrapper { $object }
}

@propertyWrapper
public struct InjectedObservable<T: Observable>: DynamicProperty {
    @State private var object: T
    public init(_ path: KeyPath<Container, Factory<T>>) { _object = State(initialValue: Container.shared[keyPath: path]()) }
    public var wrappedValue: T { object }
    public var projectedValue: Binding<T> { $object }
}
