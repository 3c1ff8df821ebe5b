import Planning

/// The graph of types: a picture of those that hang together, and a list of the others.
struct HTMLGraph {
    let overview: Overview
    /// Longer names are cut in the picture.
    private static let longestName = 30
    private static let letterWidth = 7

    func render() -> String {
        guard !overview.types.isEmpty else { return "" }
        let names = overview.types.map { shown($0.finding.symbol) }
        let layout = GraphLayout(
            widths: names.map { $0.count * HTMLGraph.letterWidth + 36 },
            edges: overview.links.map {
                GraphLayout.Edge(
                    from: $0.from, to: $0.to, isDirected: $0.kind != .movesTogether, kind: $0.kind == .holds ? 0 : 1)
            }, wantedWidth: 1040)
        let alone = overview.types.indices.filter { layout.places[$0] == nil }
        var html = "<section aria-labelledby=h-graph><h2 id=h-graph>Dependencies between types</h2>"
        if alone.count < overview.types.count {
            html +=
                "<p class=lead>An arrow points from a type to the types that it holds or inherits from. Each type links to its unit.</p>"
                + legend()
            html +=
                "<div class=scroll tabindex=0 role=region aria-label=\"Graph of types\">" + picture(layout, names)
                + "</div>"
        }
        if !alone.isEmpty {
            html +=
                "<h3>\(alone.count < overview.types.count ? "Without links to other types" : "No type is linked to another")</h3><ul class=chips>"
            for type in alone {
                html +=
                    "<li data-t=\(type)><a href=\"#t\(type)\">" + mark(overview.types[type].finding.status)
                    + HTMLText.escaped(overview.types[type].finding.symbol) + "</a>"
            }
            html += "</ul>"
        }
        return html + "</section>"
    }

    /// The small sign of a status, which does not say it by color alone; the word stands for those who don't see it.
    func mark(_ status: Finding.Status) -> String {
        "<svg class=\"m \(status.rawValue)\" width=12 height=12 viewBox=\"0 0 12 12\" role=img aria-label=\"\(status.title)\"><use href=\"#m-\(status.rawValue)\"/></svg>"
    }

    /// The signs and arrows that others refer to.
    static let definitions = """
        <svg width=0 height=0 class=defs aria-hidden=true focusable=false><defs>\
        <g id=m-pending><circle cx=6 cy=6 r=5 /></g>\
        <g id=m-assisted><circle cx=6 cy=6 r=4.25 class=hollow /><path d="M6 1.75a4.25 4.25 0 0 1 0 8.5z"/></g>\
        <g id=m-blocked><rect x=1 y=1 width=10 height=10 rx=1.5 /><path d="M3.5 6h5" class=cut /></g>\
        <g id=m-kept><path d="M6 .8 11.2 6 6 11.2.8 6z"/></g>\
        <g id=m-not-selected><circle cx=6 cy=6 r=4.25 class=hollow /></g>\
        <marker id=arrow viewBox="0 0 8 8" refX=7 refY=4 markerWidth=7 markerHeight=7 orient=auto><path d="M0 0 8 4 0 8z" class=head /></marker>\
        <marker id=hollow viewBox="0 0 10 10" refX=9 refY=5 markerWidth=9 markerHeight=9 orient=auto><path d="M1 1 9 5 1 9z" class=empty /></marker>\
        </defs></svg>
        """

    private func legend() -> String {
        let kinds = TypeLandscape.Link.Kind.allCases.filter { kind in overview.links.contains { $0.kind == kind } }
        let lines = kinds.map { kind in
            "<li><svg width=34 height=10 aria-hidden=true><path class=\"e \(kind.rawValue)\" d=\"M1 5H30\"\(marker(kind))/></svg>\(HTMLGraph.title(kind))"
        }
        let statuses = Finding.Status.allCases.filter { overview.total.count($0) > 0 }.map {
            "<li>" + mark($0) + $0.title
        }
        return "<ul class=legend>" + (statuses + lines).joined() + "</ul>"
    }

    private static func title(_ kind: TypeLandscape.Link.Kind) -> String {
        switch kind {
        case .superclass: "inherits from"
        case .movesTogether: "migrates only with"
        case .holds: "holds"
        }
    }

    private func marker(_ kind: TypeLandscape.Link.Kind) -> String {
        switch kind {
        case .superclass: " marker-end=\"url(#hollow)\""
        case .movesTogether: ""
        case .holds: " marker-end=\"url(#arrow)\""
        }
    }

    private func picture(_ layout: GraphLayout, _ names: [String]) -> String {
        var html =
            "<svg class=graph width=\(layout.width) height=\(layout.height) viewBox=\"0 0 \(layout.width) \(layout.height)\" role=group aria-label=\"Types and their links\">"
        let framed = Set(layout.frames.flatMap(\.nodes))
        for frame in layout.frames {
            for source in frame.sources {
                if let from = layout.places[source] { html += path(to: frame, from, source) }
            }
        }
        for link in overview.links where !framed.contains(link.to) {
            guard let from = layout.places[link.from], let to = layout.places[link.to] else { continue }
            html +=
                "<path class=\"e \(link.kind.rawValue)\" data-f=\(link.from) data-g=\(link.to) d=\"\(curve(from, to))\"\(marker(link.kind))/>"
        }
        for frame in layout.frames {
            html += "<rect class=frame x=\(frame.x) y=\(frame.y) width=\(frame.width) height=\(frame.height) rx=8 />"
        }
        for (type, place) in layout.places.enumerated() {
            guard let place else { continue }
            let finding = overview.types[type].finding
            html +=
                "<a href=\"#t\(type)\" data-t=\(type) class=\"node \(finding.status.rawValue)\"><title>\(HTMLText.escaped(finding.symbol)), \(finding.status.title)</title>"
            html += "<rect x=\(place.x) y=\(place.y) width=\(place.width) height=\(GraphLayout.height) rx=5 />"
            html +=
                "<use href=\"#m-\(finding.status.rawValue)\" x=\(place.x + 8) y=\(place.y + 7) class=\"m \(finding.status.rawValue)\"/>"
            html += "<text x=\(place.x + 26) y=\(place.y + 17)>\(HTMLText.escaped(names[type]))</text></a>"
        }
        return html + "</svg>"
    }

    /// One arrow to all types in a frame. They have the same holders, or inherit from the same type.
    private func path(to frame: GraphLayout.Frame, _ from: GraphLayout.Place, _ source: Int) -> String {
        let kind = overview.links.first { $0.from == source && $0.to == frame.nodes.first }?.kind ?? .holds
        let end = GraphLayout.Place(
            x: frame.x, y: frame.y + (frame.height - GraphLayout.height) / 2, width: frame.width)
        return
            "<path class=\"e \(kind.rawValue)\" data-f=\(source) data-g=\"\(frame.nodes.map(String.init).joined(separator: " "))\" d=\"\(curve(from, end))\"\(marker(kind))/>"
    }

    /// From the right side of one box to the left side of the other; between boxes of one column along their right
    /// sides.
    private func curve(_ from: GraphLayout.Place, _ to: GraphLayout.Place) -> String {
        let (y1, y2) = (from.y + GraphLayout.height / 2, to.y + GraphLayout.height / 2)
        let (right, left) = (from.x + from.width, to.x)
        if right < left {
            let bend = max(24, (left - right) / 2)
            return "M\(right) \(y1)C\(right + bend) \(y1) \(left - bend) \(y2) \(left) \(y2)"
        }
        let end = to.x + to.width
        let bend = max(right, end) + 30
        return "M\(right) \(y1)C\(bend) \(y1) \(bend) \(y2) \(end) \(y2)"
    }

    private func shown(_ name: String) -> String {
        name.count > HTMLGraph.longestName ? name.prefix(HTMLGraph.longestName - 1) + "…" : name
    }
}
