@testable import App

final class ModelTests {
    private var gauge: Gauge!
    private var meter: Meter!

    func testLevel() -> Bool {
        gauge = Gauge()
        meter = Meter()
        return gauge.level == 0 && meter.level == 0
    }
}
