let a = <#value#>, b: <#Type#> = <#T##(Int) -> Void##(Int) -> Void##(_ value: Int) -> Void#>
func <#name#>(<#parameters#>) -> <#return type#> { <#function body#> }
if <#condition#> { <#code#> } else { <# unfinished
x <#y#> <# # > #> < #z# >
#Preview("Name", traits: .landscapeLeft) { ContentView() }
#Predicate<Item> { $0.name == #function }
let c = #selector(A.b(_:)), d = #keyPath(A.b), e = #colorLiteral(red: 1, green: 0), f = #line + #column
#sourceLocation(file: "A.swift", line: 1)
#error("no")
@attached(member, names: named(init)) macro m() = #externalMacro(module: "a", type: "b")
