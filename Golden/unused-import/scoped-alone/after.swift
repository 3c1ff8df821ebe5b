// Catalogue 74: the import is the only one by which Combine is loaded, so that other files may lean on it.

final class Radio {
    var station = 0
}

struct Owner {
    let radio: Radio
}
