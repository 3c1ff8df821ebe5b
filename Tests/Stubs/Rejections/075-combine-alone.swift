// expect: unknown attribute 'Observable'
import Combine

@Observable
class Model {
    var text = ""
}
