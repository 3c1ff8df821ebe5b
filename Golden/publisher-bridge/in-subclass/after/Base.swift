// Catalogue 11, 60: a subclass in another file subscribes to a property of the base.
import Combine
import Observation

@Observable
class Form {
    var text = "" { willSet { textSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var textSubject = CurrentValueSubject<String, Never>(_text)
}
