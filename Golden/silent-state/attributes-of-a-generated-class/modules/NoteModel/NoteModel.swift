import CoreData

public final class Folder: NSManagedObject {
    public var caption = ""
}

public final class Note: NSManagedObject {
    public var heading = ""
    public var folder: Folder?
}
