public struct Priority { public init() {} }
