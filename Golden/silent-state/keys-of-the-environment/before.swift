// Catalogue 213: the key of an environment value leads to no getter of a class that has the same name.
import SwiftUI

private struct BannerTitleKey: EnvironmentKey {
    static let defaultValue = ""
}

extension EnvironmentValues {
    var bannerTitle: String {
        get { self[BannerTitleKey.self] }
        set { self[BannerTitleKey.self] = newValue }
    }
}

final class Engine {
    var runs = 0

    var bannerTitle: String { "\(runs)" }

    func start() { runs += 1 }
}

final class Meter: ObservableObject {
    @Published var name = ""
    @Published private(set) var number = 0
    private let engine = Engine()

    func load() {
        name = "Meter"
        engine.start()
    }

    func count() { number += 1 }
}

struct Banner: View {
    @Environment(\.bannerTitle) private var title

    var body: some View { Text(title) }
}

extension View {
    func bannerTitle(_ title: String) -> some View { environment(\.bannerTitle, title) }
}

struct MeterView: View {
    @ObservedObject var meter: Meter

    var body: some View {
        Banner().environment(\.bannerTitle, meter.name)
        Banner().bannerTitle(meter.name)
        NumberView(meter: meter)
    }
}

struct NumberView: View {
    @ObservedObject var meter: Meter

    var body: some View { Text("\(meter.number)") }
}
