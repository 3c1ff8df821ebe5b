// Catalogue 109: a style observes an object of which nothing changes later.
import SwiftUI

struct SegConfig { let title: String }

@MainActor protocol SegStyle: DynamicProperty {
    associatedtype Body: View
    func makeBody(_ config: SegConfig) -> Body
}

final class SegModel: ObservableObject {
    @Published var width: Double
    init(width: Double) { self.width = width }
}

@MainActor struct BaseSegStyle: SegStyle {
    @EnvironmentObject private var model: SegModel
    func makeBody(_ config: SegConfig) -> some View {
        Text(config.title).frame(width: model.width)
    }
}

struct ResolvedSeg<Style: SegStyle>: View {
    let style: Style
    let config: SegConfig
    var body: some View { style.makeBody(config) }
}

extension SegStyle where Self == BaseSegStyle {
    static var base: BaseSegStyle { BaseSegStyle() }
}

struct SegRow: View {
    var body: some View {
        ResolvedSeg(style: BaseSegStyle(), config: SegConfig(title: "a")).environmentObject(SegModel(width: 5))
    }
}
