// expect: type 'Model' does not conform to protocol 'Decodable'
import SwiftUI

@Observable
final class Model: Codable {
    var text = ""

    enum CodingKeys: String, CodingKey {
        case text
    }
}
