@testable import App

final class GaugeTests {
    private var gauge: Gauge!

    func testLevel() -> Bool {
        gauge = Gauge()
        return gauge.level == 0
    }
}
