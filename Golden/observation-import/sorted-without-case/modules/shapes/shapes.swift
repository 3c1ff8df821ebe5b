public struct Shape { public init() {} }
