// Catalogue 4, 145: the conformance alone tracks nothing.
import SwiftUI

final class ByExtension {
    var text = ""
}

extension ByExtension: Observable {}

class Inherited: Observable {
    var text = ""
}

final class Child: Inherited {
    var count = 0
}
