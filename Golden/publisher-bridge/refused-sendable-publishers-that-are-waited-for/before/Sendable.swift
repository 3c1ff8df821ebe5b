import Combine

extension AnyCancellable: @retroactive @unchecked Sendable {}
extension Published.Publisher: @retroactive @unchecked Sendable {}
