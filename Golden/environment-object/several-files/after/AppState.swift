// Catalogue 120, 123: model, reader and injector in three files.
import Combine
import Foundation
import Observation

@Observable
final class AppState {
    var tab = 0
}
