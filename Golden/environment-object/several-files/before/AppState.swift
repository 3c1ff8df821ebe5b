// Catalogue 120, 123: model, reader and injector in three files.
import Combine
import Foundation

final class AppState: ObservableObject {
    @Published var tab = 0
}
