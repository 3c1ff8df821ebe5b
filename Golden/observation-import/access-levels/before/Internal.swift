internal import Combine
import Foundation

final class Draft: ObservableObject {
    @Published var text = ""
    let identifier = UUID()
}
