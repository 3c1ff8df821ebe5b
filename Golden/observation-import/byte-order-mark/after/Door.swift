// Catalogue 75: a file with a byte order mark.

import Observation

@Observable
final class Door: Frame {
    var isOpen = false
}
