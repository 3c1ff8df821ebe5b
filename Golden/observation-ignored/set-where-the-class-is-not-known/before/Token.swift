protocol Made {
    init()
}

func filled<Value: Made>(_ fill: (inout Value) -> Void) -> Value {
    var value = Value()
    fill(&value)
    return value
}

struct Token: Made {
    var uuid = ""
}

struct Report {
    let journal: Journal

    var token: Token {
        filled { $0.uuid = "\(journal.count)" }
    }
}
