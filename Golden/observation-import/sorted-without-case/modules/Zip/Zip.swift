public struct Archive { public init() {} }
