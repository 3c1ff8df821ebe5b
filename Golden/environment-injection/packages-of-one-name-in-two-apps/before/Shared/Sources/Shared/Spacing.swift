public let baseSpacing = 8.0
