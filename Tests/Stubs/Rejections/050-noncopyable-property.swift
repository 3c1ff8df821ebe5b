// expect: noncopyable
import SwiftUI

struct Token: ~Copyable {}

@Observable
final class Model {
    var token = Token()
}
