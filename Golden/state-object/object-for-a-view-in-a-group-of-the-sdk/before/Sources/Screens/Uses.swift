import Server

func name(of group: Group) -> String { group.name }
