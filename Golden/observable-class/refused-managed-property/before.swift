// Catalogue 51, 215: Core Data makes the storage of a managed property, which the macro's own would take the place of.
import SwiftUI

final class Record: NSObject, ObservableObject {
    @NSManaged var title: String
    @Published var count = 0
}

struct RecordView: View {
    @ObservedObject var record: Record

    var body: some View {
        Text("\(record.count)")
    }
}
