import Foundation

nonisolated(unsafe) private var current: CGFloat = 1

public func level() -> CGFloat {
    current += 1
    return current
}
