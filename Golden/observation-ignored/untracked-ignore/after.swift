// Catalogue 34, 35, 36, 37, 42, 43: on request only what was @Published is tracked; what the macro does not track gets no attribute.
import Combine
import SwiftUI

protocol LampDelegate: AnyObject {}

@Observable
class Device {
    var isOn = false
    @ObservationIgnored private var serial = 1

    func advance() {
        serial += 1
    }
}

@Observable
final class Lamp: Device {
    var brightness = 1.0
    @ObservationIgnored weak var delegate: LampDelegate?
    @ObservationIgnored private var cancellables = Set<AnyCancellable>()
    @ObservationIgnored lazy var formatter = NumberFormatter()
    @ObservationIgnored private var width = 1
    @ObservationIgnored private var height = 2
    @ObservationIgnored @MainActor var uses = 0 { didSet { report() } }
    let created = Date()
    static var made = 0
    var isBright: Bool { brightness > 0.5 }
    @ObservationIgnored @available(iOS 17, macOS 14, *)
    private var host: AnyObject?
    #if DEBUG
    @ObservationIgnored private var log: [String] = []
    #endif

    func report() {}
}

struct LampView: View {
    var lamp: Lamp

    var body: some View {
        Text(lamp.isOn && lamp.isBright ? "On" : "Off")
    }
}
