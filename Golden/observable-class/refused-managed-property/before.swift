// Catalogue 51, 215: attributes of stored properties, for which Core Data or the compiler writes the accessors.
import Foundation
import SwiftUI

final class Record: NSObject, ObservableObject {
    @NSManaged var title: String
    @Published var count = 0
}

final class Draft: NSObject, ObservableObject {
    @NSCopying var text: NSString?
    @Published var count = 0
}

struct RecordView: View {
    @ObservedObject var record: Record
    @ObservedObject var draft: Draft

    var body: some View {
        Text("\(record.count) \(draft.count)")
    }
}
