// Catalogue 103: a subject that is named without `self` gives its value at once, and what that sets has an observer that reads it.
import Combine
import SwiftUI

final class Volume: ObservableObject {
    @Published var level = 0 {
        didSet { print(level) }
    }
    private let center: CurrentValueSubject<Int, Never>
    private var cancellables: Set<AnyCancellable> = []

    init(center: CurrentValueSubject<Int, Never>) {
        self.center = center
        subscribe()
    }

    private func subscribe() {
        center.sink { [weak self] value in self?.level = value }.store(in: &cancellables)
    }
}

final class Title: ObservableObject {
    @Published var name = "" {
        didSet { print(name) }
    }
    private var cancellables: Set<AnyCancellable> = []

    init(names: CurrentValueSubject<String, Never>) {
        names.sink { [weak self] value in self?.name = value }.store(in: &cancellables)
    }
}

struct VolumeView: View {
    @ObservedObject var volume: Volume
    @ObservedObject var title: Title

    var body: some View {
        Text(title.name + "\(volume.level)").onTapGesture {
            volume.level += 1
            title.name = ""
        }
    }
}

struct RootView: View {
    let center: CurrentValueSubject<Int, Never>
    let names: CurrentValueSubject<String, Never>

    var body: some View {
        VolumeView(volume: Volume(center: center), title: Title(names: names))
    }
}
