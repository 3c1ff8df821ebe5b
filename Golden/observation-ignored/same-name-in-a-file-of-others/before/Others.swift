import UIKit

final class Toast {
    static let shared = Toast()

    func hide() {}
}

struct Sender {
    var dismiss = false

    func send() -> Int {
        Toast.shared.hide()
        return dismiss ? 1 : 2
    }

    func send(_ dismiss: Bool) {
        Toast.shared.hide()
        if dismiss { print(1) }
    }
}
