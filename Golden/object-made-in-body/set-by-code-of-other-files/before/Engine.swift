import Foundation

extension Engine {
    func start() {
        print("started")
    }
}
