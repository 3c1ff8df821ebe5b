// Catalogue 253: positions of a collection that may change.
import SwiftUI

struct Rows: View {
    let names: [String]

    var body: some View {
        ForEach(names.indices, id: \.self) { Text(names[$0]) }
        ForEach(0..<names.count, id: \.self) { Text(names[$0]) }
        ForEach(Array(names.enumerated()), id: \.offset) { Text($0.element) }
        ForEach(
            Array(names.filter { !$0.isEmpty && $0.count < 20 }
                .sorted().enumerated()),
            id: \.offset
        ) { Text($0.element) }
        List {
            ForEach(self.names.indices, id: \.self) { index in
                Text(names[index])
            }
        }
    }
}
