internal import Combine
import Foundation
internal import Observation

@Observable
final class Draft {
    var text = ""
    let identifier = UUID()
}
