import ProjectDescription

let project = Project(name: "App", targets: Modules.all.map { $0.target })
