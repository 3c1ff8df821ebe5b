let a = /ab(c)+\/d/, b = #/x/y#z/#, c = ##/one "#/ two/##
let d = #/
    many   # comment
    (lines) [/"{}]
    /#
let division = x / y / z, other = (x) / 2 / (y)
let list = [/a b/, /\(/, f(/[)\]]/), x/y]
if line.contains(/^ *$/) { split(by: /,/) }
switch text { case /x+/: break; default: return /y/ }
prefix operator /
let f = /g, h = / i
let comment = a /* b / c */ / d // /e/
try? /[a-z/]+/.firstMatch(in: s)
