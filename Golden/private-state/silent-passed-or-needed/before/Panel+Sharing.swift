import SwiftUI

extension Panel {
    func share() {
        isShared = true
    }
}
