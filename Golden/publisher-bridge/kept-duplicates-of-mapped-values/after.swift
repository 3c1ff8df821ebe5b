// Catalogue 216: the part that the pipeline maps to has an `==` that runs unknown code.
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
    private(set) var options: Options {
        get { access(keyPath: \.options); return optionsStorage }
        set { withMutation(keyPath: \.options) { optionsStorage = newValue } }
    }
    @ObservationIgnored @Published private(set) var optionsStorage: Options

    init(options: Options) {
        self.optionsStorage = options
        Reading.compared = { [weak self] in self?.options.isEnabled = false }
    }

    func set(_ options: Options) { self.options = options }
}

final class Panel {
    private var bag = Set<AnyCancellable>()

    func observe(_ model: OptionsModel) {
        model.$optionsStorage
            .map(\.reading)
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
