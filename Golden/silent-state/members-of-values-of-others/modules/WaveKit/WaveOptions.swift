import Foundation

public struct WaveOptions {
    public var size = CGSize.zero

    public init() {}

    public func scaled(by scale: Double) -> WaveOptions { self }
}
