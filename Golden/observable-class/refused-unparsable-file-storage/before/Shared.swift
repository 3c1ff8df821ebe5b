// Catalogue 105: a file that does not parse may use the class through _x of a property that another file declares.
let shared = Model()
