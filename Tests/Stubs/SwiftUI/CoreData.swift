import CoreData

/// Stored objects, kept up to date. In the SDK these names come with `import CoreData` next to `import SwiftUI`.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
    where Result: NSManagedObject {}
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {}

    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { fatalError() }
}

public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(position: Int) -> Result { fatalError() }
}

extension EnvironmentValues {
    public var managedObjectContext: NSManagedObjectContext {
        get { fatalError() }
        set {}
    }
}
