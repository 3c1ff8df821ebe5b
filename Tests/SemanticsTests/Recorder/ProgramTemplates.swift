/// What the code of generated programs is put together of; `ProgramGenerator.fill` says what `#` stands for.
enum ProgramTemplates {
    /// Expressions for numbers.
    static let numbers = [
        "#n", "#m.a", "#m.b", "#m.hidden", "#m.total", "#m.half", "#m.step(#e)", "#m.measure()", "#m[#e]", "#m(#e)",
        "#m[keyPath: \\.total]", "#m[keyPath: \\.a]", "#m.late", "#m.clamped", "#m.count", "#c.made", "#m.rows.count",
        "#m.rows.map(\\.value).reduce(0, &+)", "#m.rows.filter { $0.value > #e }.count",
        "#m.rows.lazy.map { (row: Row) -> Int in row.value &+ #e }.reduce(0, &+)",
        "(#m.rows.sorted().first?.value ?? #e)",
        "(#m.rows.max()?.value ?? #n)", "(#m.rows.contains(Row(#e)) ? 1 : #e)", "Set(#m.rows).count",
        "(#m.rows == [Row(#n)] ? 1 : 2)", "(#m.rows.firstIndex { $0 == Row(#e) } ?? 0)", "\"\\(Row(#e))\".count",
        "String(describing: Row(#n)).count", "Row(#e).value", "(Row(#e) <+> Row(#e)).value", "Row(#e).score",
        "Int(Row(#e))", "Swift.max(#e, #e)", "Swift.min(#e, #e)", "picked(#e > 1, #e)", "doubled(#e)",
        "withDefault()", "withDefault(#e)", "measured(#m)", "measured(Row(#e))", "applied { #e }",
        "[1, 2].map { $0 &+ #e }.count", "Bag(#n).reduce(0) { $0 &+ $1 }", "Bag(#n).count", "Lens(#m).a",
        "Lens(#m).total", "({ () -> Int in #e })()", "(#m.handler?(#e) ?? #e)",
        "(Optional(#e).map { $0 &+ #e } ?? 0)", "((try? #m.failing(#e)) ?? #e)", "(Row(#e) < Row(#e) ? 1 : 0)",
        "(Kind.row(Row(#n)) == Kind.row(Row(#n)) ? 1 : 0)", "(#e > 1 && #e > 2 ? #e : #e)",
        "(#m.table[Row(#n)] ?? #e)", "(#m.next?.a ?? #e)", "(#m.next?.total ?? 0)", "limit", "Defaults.step",
        "#m.projected", "anyCount(#m)", "matched(#e)", "Row.zero.value", "outside(#n)", "outside { #e }",
        "#m.inherited()", "#m.changing", "withoutActuallyDoing(#e)", "Outer.Inner().value", "rowValue(.init(#e))",
        "Outer.Inner.lowest",
        "Tree.leaf(Row(#n)).height", "(Tree.leaf(Row(#n)) == Tree.none ? 1 : #e)", "weighed([Row(#n): #e])",
        "(#m.part?.size ?? #e)",
    ]

    /// Statements.
    static let actions = [
        "#m.a = 0 &+ #e", "#m.b = 0 &+ #e", "#m.a &+= #e", "#m.hidden = 0 &+ #e", "#m.hidden &+= 1",
        "#m.observed = 0 &+ #e", "#m.rows.append(Row(#e))", "#m.rows = [Row(#n), Row(#n)]",
        "#m.rows.removeAll { $0.value > 3 }", "#m.rows.sort()", "if #m.rows.count > 4 { #m.rows = [] }",
        "#m.makeNext()", "#m.next = nil", "#m.next?.a = #e", "_ = #m.step(#e)", "#m.act()", "#m.half = 0 &+ #e",
        "#m.clamped = 0 &+ #e", "#m[#n] = 0 &+ #e", "for row in #m.rows { _ = row.score &+ #e }",
        "for item in Bag(#n) { _ = item &+ #e }", "if (#e) > 1 { #s } else { #s }",
        "switch Row(#n) { case Row(#n): #s; case Pattern(#n): #s; default: #s }",
        "if let next = #m.next { next.b = #e }", "do { _ = try #m.failing(#e) } catch { #s }", "do { defer { #s } }",
        "do { func local() -> Int { #e }; _ = local() }", "do { let later = { #s }; later() }", "bump(&#m.hidden)",
        "NotificationCenter.default.post(name: .changed, object: nil)", "#m.subject.send(#e)",
        "#m.handler = { _ in #e }", "assert(#e >= -1_000_000_000)", "withAnimation { #s }",
        "#m.objectWillChange.send()", "#m.table[Row(#n)] = #e", "DispatchQueue.main.async { #s }",
        "do { var row = Row(#e); row.value = #e; row.grow() }", "_ = \"\\(#m) \\(Row(#n))\"", "#m.act2()",
        "#m.limitless = 0 &+ #e", "_ = [Row(#n)].sorted { $0 < $1 || #e > 2 }", "while (#e) > 2 { break }",
        "#m.following = #m.$a.sink { _ in _ = #c.made }", "_ = (#m as Countable).count",
        "swap(&#m.hidden, &#m.spare)", "#m.part = Part(#n)", "#m.part = nil", "_ = Part(#n)",
        "do { var part: Part? = #m.part; part = nil; _ = part }",
    ]

    /// What an initializer may set up.
    static let starting = [
        """
        $a.dropFirst().sink { [weak self] value in
            guard let self, Fuel.spend() else { return }
            _ = value &+ self.hidden
            #s
        }.store(in: &kept)
        """,
        "objectWillChange.sink { #v _ = #e }.store(in: &kept)",
        "subject.sink { [weak self] value in self?.hidden = value }.store(in: &kept)",
        "NotificationCenter.default.addObserver(forName: .changed, object: nil, queue: nil) { _ in #v _ = #c.made }",
        "handler = { value in #0 return #e }",
    ]

    /// What runs code that is kept somewhere.
    static let unknown = ["handler", ".post(", ".send(", ".sink"]
}
