import Foundation

final class Pulse {
    init(target: Engine) {}
}

extension Engine {
    func start() {
        _ = Pulse(target: self)
    }
}
