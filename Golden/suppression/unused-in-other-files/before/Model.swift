// Catalogue 1: files that have nothing to do with the migration are looked at for comments too.
import SwiftUI

final class Lamp: ObservableObject {
    @Published var isOn = false
}
