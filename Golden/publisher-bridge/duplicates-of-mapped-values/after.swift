// Catalogue 216: what is compared is the part that the pipeline maps to, which has no `==` of the project.
import Combine
import SwiftUI

struct Options: Equatable {
    var isEnabled = false
    var reading: Reading
}

/// It tells that it is compared.
final class Reading: Equatable {
    nonisolated(unsafe) static var compared: (() -> Void)?

    static func == (left: Reading, right: Reading) -> Bool {
        compared?()
        return left === right
    }
}

@Observable
final class OptionsModel {
    private(set) var options: Options { willSet { optionsSubject.send(newValue) } }
    @ObservationIgnored private(set) lazy var optionsSubject = CurrentValueSubject<Options, Never>(_options)

    init(options: Options) {
        self.options = options
        Reading.compared = { [weak self] in self?.options.isEnabled = false }
    }

    func set(_ options: Options) { self.options = options }
}

final class Panel {
    private var bag = Set<AnyCancellable>()

    func observe(_ model: OptionsModel) {
        model.optionsSubject
            .map(\.isEnabled)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { print($0) }
            .store(in: &bag)
    }
}

struct OptionsView: View {
    var model: OptionsModel

    var body: some View { Text(model.options.isEnabled ? "On" : "Off") }
}
