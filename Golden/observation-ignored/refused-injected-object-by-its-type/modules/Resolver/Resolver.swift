import Combine
import SwiftUI

public enum Resolver {
    public static func resolve<Service>(_ type: Service.Type) -> Service { fatalError() }
}

@propertyWrapper
public struct Injected<Service> {
    private var service: Service

    public init() { service = Resolver.resolve(Service.self) }

    public var wrappedValue: Service {
        get { service }
        mutating set { service = newValue }
    }
}

@propertyWrapper
public struct InjectedObject<Service: ObservableObject>: DynamicProperty {
    @ObservedObject private var service: Service

    public init() { _service = ObservedObject(wrappedValue: Resolver.resolve(Service.self)) }

    public var wrappedValue: Service { service }
    public var projectedValue: ObservedObject<Service>.Wrapper { $service }
}
