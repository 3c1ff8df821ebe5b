@_exported import Foundation
@_exported import Observation
import SwiftUI

/// A class that SwiftData stores.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) {}
}

/// Makes a class persistent and observable.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "StubMacros", type: "ModelMacro")

public final class ModelContext {
    public func insert<T: PersistentModel>(_ model: T) {}
    public func delete<T: PersistentModel>(_ model: T) {}
    public func save() throws {}
}

public final class ModelContainer: Sendable {
    public convenience init(for types: any PersistentModel.Type...) throws { fatalError() }
}

/// The stored objects of a type. In the SDK it is a macro; the places where it may stand are the same.
@propertyWrapper
public struct Query<Result>: DynamicProperty {
    public init() {}
    public init<Element: PersistentModel, Value: Comparable>(sort keyPath: KeyPath<Element, Value>) where Result == [Element] {}

    public var wrappedValue: Result { fatalError() }
}

extension EnvironmentValues {
    public var modelContext: ModelContext {
        get { fatalError() }
        set {}
    }
}

extension View {
    nonisolated public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some View { EmptyView() }
    nonisolated public func modelContainer(_ container: ModelContainer) -> some View { EmptyView() }
}

extension Scene {
    nonisolated public func modelContainer(for type: any PersistentModel.Type, inMemory: Bool = false) -> some Scene { self }
}
