// Catalogue 26: a model that is looked at by reflection.
import SwiftUI

final class Record: ObservableObject {
    var name = "a"
    var size = 1
    @Published var log = ""

    func describe() {
        log = Mirror(reflecting: self).children.compactMap(\.label).filter { !$0.hasPrefix("_") }.joined(separator: ",")
    }
}

struct Root: View {
    @StateObject private var record = Record()

    var body: some View {
        Button("Describe") { record.describe() }
        Text("\(record.name) \(record.size)")
        Text(record.log)
    }
}
