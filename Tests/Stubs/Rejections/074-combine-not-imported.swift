// expect: cannot find type 'AnyCancellable' in scope
import SwiftUI

final class Model {
    var cancellable: AnyCancellable?
}
