import CoreData

@objc(Ticket)
public class Ticket: NSManagedObject {
    @NSManaged public var seat: String
}

public protocol TicketStoring {
    func move()
}
