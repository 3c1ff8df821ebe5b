import SourceText
import Testing

@testable import Projects

@Suite struct YAMLReaderTests {
    /// The document in one line: `{a: [b, {c: d}]}`, every scalar in quotes; or the error.
    private func text(_ yaml: String) -> String {
        switch YAMLReader.read(SourceFile(path: "project.yml", bytes: Array(yaml.utf8))) {
        case .success(let node): text(node)
        case .failure(let problem): "\(problem.line): \(problem.message)"
        }
    }

    private func text(_ node: YAMLNode) -> String {
        switch node.value {
        case .scalar(let text): "'\(text)'"
        case .sequence(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    @Test(arguments: [
        ("a: b", "{a: 'b'}"),
        ("a:\n  b: c\n  d: e\nf: g", "{a: {b: 'c', d: 'e'}, f: 'g'}"),
        ("- a\n- b", "['a', 'b']"),
        ("a:\n- b\n- c\nd: e", "{a: ['b', 'c'], d: 'e'}"),
        ("a:\n  - b: c\n    d: e\n  - f", "{a: [{b: 'c', d: 'e'}, 'f']}"),
        ("- path: x\n  excludes:\n  - y\n  - z\n- w", "[{path: 'x', excludes: ['y', 'z']}, 'w']"),
        ("-\n  a: b", "[{a: 'b'}]"),
        ("- - a\n  - b\n- c", "[['a', 'b'], 'c']"),
        ("a:\nb:", "{a: '', b: ''}"),
        ("", "''"),
        ("# only\n\n  # comments", "''"),
        ("a: b # comment\nc: d#e", "{a: 'b', c: 'd#e'}"),
        ("a: 'it''s # in' # out\nb: \"x\\ty\\u0041\\\"\"", "{a: 'it's # in', b: 'x\ty" + "A\"'}"),
        ("'a b': c\n\"d\" : e", "{a b: 'c', d: 'e'}"),
        ("a: http://x.y/z", "{a: 'http://x.y/z'}"),
        ("a:REPLACE: [b]", "{a:REPLACE: ['b']}"),
        ("a: [b, 'c d', [e]]\nf: {g: h, i: [j], k}", "{a: ['b', 'c d', ['e']], f: {g: 'h', i: ['j'], k: ''}}"),
        ("a: [\n  b, # one\n  c\n]\nd: e", "{a: ['b', 'c'], d: 'e'}"),
        ("a: [\n  {\n    b: c\n  }\n]", "{a: [{b: 'c'}]}"),
        ("a: [b: c]", "{a: [{b: 'c'}]}"),
        ("a: $(NAME) x\nb: ${c}", "{a: '$(NAME) x', b: '${c}'}"),
        ("a: |\n  b: c\n  # d\n\n  e\nf: g", "{a: 'b: c\n# d\n\ne', f: 'g'}"),
        ("a: >-\n  b\n  c\nd: e", "{a: 'b c', d: 'e'}"),
        ("- s: |\n    x\n  t: u", "[{s: 'x', t: 'u'}]"),
        ("a: b\n  c\nd: e", "{a: 'b c', d: 'e'}"),
        ("a: \"b\n  c\"\nd: e", "{a: 'b c', d: 'e'}"),
        ("a: &x\n  b: c\nd: *x\ne:\n  <<: *x\n  f: g", "{a: {b: 'c'}, d: {b: 'c'}, e: {b: 'c', f: 'g'}}"),
        ("a: &x 1\nb: [*x]", "{a: '1', b: ['1']}"),
        ("---\na: b\n...", "{a: 'b'}"),
        ("a: b\r\nc: d\r\n", "{a: 'b', c: 'd'}"),
        ("\u{FEFF}a: b", "{a: 'b'}"),
        ("a: -DFOO\nb: - c", "{a: '-DFOO', b: '- c'}"),
    ])
    func readsWhatSpecificationsAreWrittenIn(_ yaml: String, _ expected: String) {
        #expect(text(yaml) == expected)
    }

    @Test(arguments: [
        ("a: b\nc: !ruby/object d", "2: the tag !ruby/object"),
        ("%YAML 1.2\n---\na: b", "1: a directive"),
        ("a: b\n---\nc: d", "2: a second document"),
        ("a: b\n? c\n: d", "2: a complex key"),
        ("a:\n\tb: c", "2: a tab as indentation"),
        ("a: [b", "1: a bracket without an end"),
        ("a: 'b", "1: a quoted scalar without an end"),
        ("a: *b", "1: the alias *b of no anchor"),
        ("a: b\n- c", "2: wrong indentation"),
        ("a: b\nnothing", "2: a line without `key: value`"),
        ("a: \"\\q\"", "1: the escape \\q"),
    ])
    func saysWhatItDoesNotRead(_ yaml: String, _ expected: String) {
        #expect(text(yaml) == expected)
    }

    @Test func anyTextComesToAnEnd() {
        let deep = String(repeating: "- ", count: 5000) + "a"
        #expect(text(deep) == "1: nesting of more than 64 levels")
        #expect(text(String(repeating: "[", count: 5000)) == "1: nesting of more than 64 levels")
        let bomb = (0..<30).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n")
        #expect(text("a: &a-1 x\n" + bomb).hasSuffix("too many aliases"))
        for text in ["{", "}", "]", ",", ":", "- ", "-", "&", "*", "!", "|", ">", "\"", "'", "? ", "<<: a", "a: {b: }"]
        {
            for tail in ["", "\n", " x", ": y", "\n  z"] { _ = self.text(text + tail) }
        }
    }
}
