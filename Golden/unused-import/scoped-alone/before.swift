// Catalogue 74: the import is the only one by which Combine is loaded, so that other files may lean on it.
import protocol Combine.ObservableObject

final class Radio: ObservableObject {
    var station = 0
}

struct Owner {
    let radio: Radio
}
