// Catalogue 34, 35, 36, 37, 42, 43: on request only what was @Published is tracked; what the macro does not track gets no attribute.
import Combine
import SwiftUI

protocol LampDelegate: AnyObject {}

class Device: ObservableObject {
    @Published var isOn = false
    private var serial = 1

    func advance() {
        serial += 1
    }
}

final class Lamp: Device {
    @Published var brightness = 1.0
    weak var delegate: LampDelegate?
    private var cancellables = Set<AnyCancellable>()
    lazy var formatter = NumberFormatter()
    private var width = 1, height = 2
    @MainActor var uses = 0 { didSet { report() } }
    let created = Date()
    static var made = 0
    var isBright: Bool { brightness > 0.5 }
    @available(iOS 17, macOS 14, *)
    private var host: AnyObject?
    #if DEBUG
    private var log: [String] = []
    #endif

    func report() {}
}

struct LampView: View {
    @ObservedObject var lamp: Lamp

    var body: some View {
        Text(lamp.isOn && lamp.isBright ? "On" : "Off")
    }
}
