// Catalogue 1: files that have nothing to do with the migration are looked at for comments too.
import SwiftUI

@Observable
final class Lamp {
    var isOn = false
}
