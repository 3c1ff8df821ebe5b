import Storage
import Wire

public typealias Ticket = Wire.Ticket
public typealias StoredTicket = Storage.Ticket

extension Storage.Ticket {
    public func update(with ticket: Ticket) { seat = ticket.seat }
}
