// Catalogue 74: another file works with publishers and imports nothing that has them, so that this import may be what it leans on.
import protocol Combine.ObservableObject

final class Radio {
    var station = 0
}

struct Owner {
    let radio: Radio
}
