// Catalogue 20: a file that does not parse may use the class through an alias of an alias.
typealias M = Model
typealias N = M
