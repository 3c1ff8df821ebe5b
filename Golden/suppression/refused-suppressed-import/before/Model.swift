// Catalogue 75: an import that would be added.
import Combine // reobserve:ignore[observation-import] the build adds it

final class Lamp: ObservableObject {
    @Published var isOn = false
}
