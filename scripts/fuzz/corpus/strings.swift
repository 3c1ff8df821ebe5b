let plain = "a \(b) c", empty = "", escaped = "\"\\\n\u{1F39B}\0", quote = "'"
let nested = "one \("two \("three \(four + "five")") \(six { "seven" })") eight"
let raw = #"a \(no) \#(yes) "quoted" \"#, deep = ###"x "## y \###(z)"###
let multiline = """
    first \(second)
      third "" \""" fourth \
    fifth
    """
let both = #"""
    "" """ \#(interpolated(#"inner \#(most)"#))
    """#
let call = f("\(a, b: c, d) { \(e.map { "\($0)" }) }")
let conditional = "\(isOn ? "on" : "off") \(dictionary["key", default: "value"]!)"
func unterminated() { print("abc
}
