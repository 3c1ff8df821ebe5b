import Foundation

public final class HKUnit: NSObject, @unchecked Sendable {
    public static func gram() -> HKUnit { HKUnit() }
}

public final class HKQuantity: NSObject, @unchecked Sendable {
    public init(unit: HKUnit, doubleValue: Double) {}
}
