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

final class OptionsModel: ObservableObject {
    @Published private(set) var options: Options

    init(options: Options) {
        self.options = options
        Reading.compared = { [weak self] in self?.options.isEnabled = false }
    }

    func set(_ options: Options) { self.options = options }
}

final class Panel {
    private var bag = Set<AnyCancellable>()

    func observe(_ model: OptionsModel) {
        model.$options
            .map(\.reading)
            .removeDuplicates()
            .receive(on: DispatchQueue.main)
            .sink { print($0) }
            .store(in: &bag)
    }
}

struct OptionsView: View {
    @ObservedObject var model: OptionsModel

    var body: some View { Text(model.options.isEnabled ? "On" : "Off") }
}
