// expect: cannot find '$name' in scope
import Combine
import SwiftUI

@Observable
class Model {
    var name = ""
    var mail = ""

    func publisher() -> AnyPublisher<(String, String), Never> {
        Publishers.CombineLatest($name, $mail).eraseToAnyPublisher()
    }
}
