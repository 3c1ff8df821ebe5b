@preconcurrency import Combine
import Observation

@Observable
final class Note {
    var text = ""
}
