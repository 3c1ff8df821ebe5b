// Catalogue 74: an import of nothing but what the migration takes away.
import Foundation
import protocol Combine.ObservableObject

final class Radio: ObservableObject {
    var station = Date()
}

struct Owner {
    let radio: Radio
}
