final class Toast {
    static let shared = Toast()

    func hide() {}
}

protocol Pending {
    var pending: [Int] { get }
}

extension Pending {
    var number: Int {
        Toast.shared.hide()
        return pending.count
    }
}
