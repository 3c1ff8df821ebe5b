import Testing

@testable import Projects

@Suite struct PropertyListTests {
    @Test func everyKindOfValueIsRead() {
        let list = PropertyList(
            Array(
                """
                // comment
                { a = plain-1.0/x_$y; "b c" = 'it''s'; /* { */ c = (1, "2", (3), ); d = <0fbd 77>; e = {}; f = "q\\"\\n\\U00e9\\101\\\\"; g = x/* y */; }
                trailing = { ignored = 1; };
                """.utf8))
        #expect(list.text("a", of: list.root) == "plain-1.0/x_$y")
        #expect(list.elements("c", of: list.root).map(list.text) == ["1", "2", nil])
        #expect(list.value("d", of: list.root).map { list.nodes[Int($0)].kind } == .data)
        #expect(list.entries(of: list.value("e", of: list.root)).isEmpty)
        #expect(list.text("f", of: list.root) == "q\"\n\u{e9}A\\")
        #expect(list.text("g", of: list.root) == "x")
        #expect(list.value("trailing", of: list.root) == nil)
        #expect(list.value("missing", of: list.root) == nil)
    }

    @Test func aMissingValueKeepsTheRestInStep() {
        let list = PropertyList(Array("{ a = ; b; c = 1; <<<<<<< HEAD; d = 2; ) e = (x; y); f".utf8))
        #expect(list.text("a", of: list.root) == "")
        #expect(list.text("c", of: list.root) == "1")
        #expect(list.text("d", of: list.root) == "2")
        #expect(list.elements("e", of: list.root).count == 2)
    }

    @Test func nestingIsBounded() {
        for opener in ["(", "{", "{a="] {
            let list = PropertyList(Array(String(repeating: opener, count: 200_000).utf8))
            #expect(list.nodes.count < 200)
        }
        let deep = String(repeating: "(", count: 100) + String(repeating: ")", count: 100)
        let list = PropertyList(Array(("{ deep = " + deep + "; after = 1; }").utf8))
        #expect(list.text("after", of: list.root) == "1")
    }
}
