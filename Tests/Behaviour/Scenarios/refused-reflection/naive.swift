// Different: all stored properties are those of the macro.
import SwiftUI

@Observable
final class Record {
    var name = "a"
    var size = 1
    var log = ""

    func describe() {
        log = Mirror(reflecting: self).children.compactMap(\.label).filter { !$0.hasPrefix("_") }.joined(separator: ",")
    }
}

struct Root: View {
    @State private var record = Record()

    var body: some View {
        Button("Describe") { record.describe() }
        Text("\(record.name) \(record.size)")
        Text(record.log)
    }
}
