import Foundation

final class Hub: @unchecked Sendable {
    var onChange: (@Sendable () -> Void)?

    func register(_ handler: @escaping @Sendable () -> Void) { onChange = handler }

    func listen(_ handler: @escaping () -> Void) { handler() }
}
