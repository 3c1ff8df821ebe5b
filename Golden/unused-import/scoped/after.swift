// Catalogue 74: an import of nothing but what the migration takes away.
import Foundation

final class Radio {
    var station = Date()
}

struct Owner {
    let radio: Radio
}
