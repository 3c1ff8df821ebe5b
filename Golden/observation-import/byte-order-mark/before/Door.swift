// Catalogue 75: a file with a byte order mark.

final class Door: Frame {
    var isOpen = false
}
