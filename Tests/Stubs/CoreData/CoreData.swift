import Combine
@_exported import Foundation

/// A record of a store: an observable object by itself, which stays one.
open class NSManagedObject: NSObject, ObservableObject, Identifiable {
    public convenience init(context: NSManagedObjectContext) { self.init() }
    open var managedObjectContext: NSManagedObjectContext? { nil }
    open func willChangeValue(forKey key: String) {}
}

open class NSManagedObjectContext: NSObject {
    open func save() throws {}
    open func delete(_ object: NSManagedObject) {}
    open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
}

public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}

open class NSFetchRequest<ResultType: NSFetchRequestResult>: NSObject {
    public init(entityName: String) {}
    open var sortDescriptors: [NSSortDescriptor]?
}

open class NSPersistentContainer: NSObject {
    public init(name: String) {}
    open var viewContext: NSManagedObjectContext { NSManagedObjectContext() }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSManagedObject>) {}
}

open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open var fetchedObjects: [ResultType]? { nil }
    open func performFetch() throws {}
}
