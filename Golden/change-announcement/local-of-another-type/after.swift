// Catalogue 61: a local that is asked for a member which a class does not have is none of that class.
import CoreData
import SwiftUI

@Observable
final class Reader {
    var page = 0
}

class CloudAccount: NSManagedObject {
    @NSManaged var name: String?

    static func rename(to name: String, with request: NSFetchRequest<CloudAccount>, in context: NSManagedObjectContext) {
        if let account = try? context.fetch(request).first {
            account.objectWillChange.send()
            account.name = name
        }
        guard let other = try? context.fetch(request).last else { return }
        other.objectWillChange.send()
        print(other.name ?? "")
    }
}

struct ReaderView: View {
    var reader: Reader

    var body: some View {
        Text("\(reader.page)")
    }
}
