/// The style of the page: for screens of any width, light and dark, and for paper.
enum HTMLStyle {
    static let text = colors + page + tables + graph + units + code + small + paper

    private static let colors = """
        :root{color-scheme:light dark;--page:#fbfbfa;--sheet:#fff;--ink:#1b1c1e;--soft:#5c6068;--line:#e3e3df;--hover:#f3f3f0;--link:#1f5fb8;\
        --moved:#2f7d4f;--pending:#2a6fbb;--assisted:#966000;--blocked:#b3382f;--kept:#70757e;\
        --add:#e6f4ea;--add-mark:#b7e2c4;--del:#fcebe9;--del-mark:#f6c6c1;--none:#f6f6f4;\
        --k:#9b2393;--t:#0b5d6b;--s:#b3261e;--n:#1c3fb7;--c:#5f6b76;--a:#7a4b00;\
        --mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
        @media(prefers-color-scheme:dark){:root{--page:#141517;--sheet:#1b1d20;--ink:#e6e7e9;--soft:#a0a5ae;--line:#303338;--hover:#24272b;--link:#82b1f5;\
        --moved:#5fb981;--pending:#6ea8ea;--assisted:#dba34a;--blocked:#ec7d73;--kept:#9aa0a9;\
        --add:#15301f;--add-mark:#1c4a2d;--del:#3a1c1b;--del-mark:#5b2522;--none:#17191b;\
        --k:#f48fd9;--t:#7fd3df;--s:#f79a8c;--n:#b9b3ff;--c:#8e99a5;--a:#e3b26b}}
        """

    private static let page = """
        *{box-sizing:border-box}
        html{font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%;scroll-padding-top:5.5rem}
        body{margin:0;background:var(--page);color:var(--ink)}
        main,footer{max-width:76rem;margin:0 auto;padding:0 2rem}
        header{padding:3.5rem 0 .5rem}
        h1{font-size:2.5rem;line-height:1.15;font-weight:650;letter-spacing:-.02em;margin:.15rem 0 .6rem;overflow-wrap:anywhere}
        h2{font-size:1.35rem;font-weight:650;letter-spacing:-.01em;margin:3.25rem 0 .5rem}
        h3{font-size:1rem;font-weight:600;margin:1.5rem 0 .5rem}
        h4{font-size:.8125rem;font-weight:600;color:var(--soft);margin:.9rem 0 .25rem}
        p{margin:.5rem 0}
        a{color:var(--link);text-decoration-thickness:.07em;text-underline-offset:.15em}
        :focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
        code,.place,.path,.code{font-family:var(--mono);font-size:.8125em}
        .eyebrow{color:var(--soft);margin:0}
        .basis{color:var(--soft);margin:.75rem 0 0}
        .lead{color:var(--soft);font-size:1.0625rem}
        .lead strong{color:var(--ink);font-variant-numeric:tabular-nums}
        .note{color:var(--soft);font-size:.875rem;max-width:48rem}
        .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        .skip{position:absolute;left:-99rem}
        .skip:focus{left:1rem;top:1rem;background:var(--sheet);padding:.5rem 1rem;z-index:9}
        .defs{position:absolute}
        footer{color:var(--soft);font-size:.8125rem;padding-top:4rem;padding-bottom:3rem}
        .bar{display:flex;gap:1px;height:.5rem;border-radius:.25rem;overflow:hidden;background:var(--line)}
        .bar.large{height:1rem;border-radius:.5rem;margin:1.25rem 0 1.5rem;gap:2px}
        .bar span{min-width:2px}
        .bar .moved{background:var(--moved)}.bar .pending{background:var(--pending)}.bar .assisted{background:var(--assisted)}\
        .bar .blocked{background:var(--blocked)}.bar .kept{background:var(--kept)}
        .cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(9rem,1fr));gap:.75rem;margin:0}
        .card{background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem .7rem;display:flex;flex-direction:column-reverse;justify-content:flex-end}
        .card dt{color:var(--soft);font-size:.875rem;line-height:1.35}
        .card dd{margin:0;font-size:1.75rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.01em}
        .card.moved dd{color:var(--moved)}.card.pending dd{color:var(--pending)}.card.assisted dd{color:var(--assisted)}.card.blocked dd{color:var(--blocked)}
        .scroll{overflow-x:auto;overscroll-behavior-x:contain}
        """

    private static let tables = """
        .data{border-collapse:collapse;width:100%;font-size:.9375rem}
        .data th,.data td{padding:.5rem .75rem;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
        .data th:first-child{padding-left:0}.data td:last-child,.data th:last-child{padding-right:0}
        .data thead th{font-size:.8125rem;font-weight:500;color:var(--soft);border-bottom-color:var(--soft);white-space:nowrap}
        .data tbody th{font-weight:500;overflow-wrap:anywhere;min-width:6.5rem}
        .data .num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
        .data .zero{color:var(--soft)}
        .data .wide{width:30%;min-width:7rem}.data td.wide .bar{margin-top:.5rem}
        .data tbody th code{white-space:nowrap;font-weight:400}
        .advice{display:block;color:var(--soft);font-size:.875rem}
        """

    private static let graph = """
        .legend,.chips{list-style:none;display:flex;flex-wrap:wrap;padding:0;margin:.75rem 0;gap:.35rem 1.25rem;font-size:.875rem;color:var(--soft)}
        .legend li,.chips li{display:flex;align-items:center;gap:.4rem}
        .chips{gap:.4rem}
        .chips a{display:inline-flex;align-items:center;gap:.4rem;background:var(--sheet);border:1px solid var(--line);border-radius:.35rem;padding:.15rem .5rem;color:var(--ink);text-decoration:none;overflow-wrap:anywhere}
        .chips a:hover{background:var(--hover)}
        .scroll:has(.graph){background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:.5rem}
        .graph{display:block;margin:auto}
        .m{flex:none}
        .m.pending{fill:var(--pending);stroke:var(--pending)}.m.assisted{fill:var(--assisted);stroke:var(--assisted)}.m.blocked{fill:var(--blocked);stroke:var(--blocked)}\
        .m.kept,.m.not-selected{fill:var(--kept);stroke:var(--kept)}
        .m{stroke-width:0}.hollow{fill:none;stroke-width:1.5}.cut{stroke:var(--sheet);stroke-width:1.75;fill:none}
        .node rect{fill:var(--page);stroke:var(--line)}
        .node.blocked rect{fill:var(--del);stroke:var(--blocked)}
        .node text{font:12px var(--mono);fill:var(--ink)}
        .node:hover rect{stroke:var(--ink)}
        .node:focus-visible{outline:none}.node:focus-visible rect{stroke:var(--link);stroke-width:2}
        .e{fill:none;stroke:var(--soft);stroke-opacity:.45}
        .e.superclass{stroke-opacity:.9}.e.moves-together{stroke-dasharray:4 3;stroke-opacity:.8}
        .frame{fill:var(--sheet);stroke:var(--line);stroke-width:1.5}
        .head{fill:var(--soft)}.empty{fill:var(--sheet);stroke:var(--soft)}
        .node.off,.chips .off{opacity:.2}.e.off{opacity:.12}
        """

    private static let units = """
        #filter{position:sticky;top:0;z-index:5;display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:end;background:var(--page);padding:.75rem 0;margin:.5rem 0 1rem;border-bottom:1px solid var(--line)}
        #filter[hidden]{display:none}
        #filter label{display:flex;flex-direction:column;font-size:.75rem;color:var(--soft);gap:.15rem;min-width:0}
        #filter label:first-child{flex:1 1 14rem}
        #filter input,#filter select,#filter button{font:inherit;font-size:.875rem;color:var(--ink);background:var(--sheet);border:1px solid var(--line);border-radius:.35rem;padding:.35rem .5rem;min-height:2.1rem;max-width:100%}
        #filter select{max-width:13rem}
        #filter button{cursor:pointer}
        #filter output{color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums;padding-bottom:.4rem;margin-left:auto}
        .unit{background:var(--sheet);border:1px solid var(--line);border-radius:.5rem;padding:.8rem 1.1rem .9rem;margin:.6rem 0;content-visibility:auto;contain-intrinsic-size:auto 7rem}
        .unit h3{display:flex;align-items:baseline;gap:.6rem;margin:0;overflow-wrap:anywhere}
        .unit h3 .m{align-self:center}
        .unit h4{font-size:1rem;color:var(--ink);margin:0;overflow-wrap:anywhere}
        .unit p{overflow-wrap:anywhere}
        .number{color:var(--soft);font-weight:400;font-variant-numeric:tabular-nums;min-width:1.4rem}
        .state{margin-left:auto;font-size:.8125rem;font-weight:500;white-space:nowrap}
        .pending>h3 .state{color:var(--pending)}.assisted>h3 .state{color:var(--assisted)}.blocked>h3 .state{color:var(--blocked)}.kept>h3 .state,.not-selected>h3 .state{color:var(--soft)}
        .types{list-style:none;padding:0;margin:.15rem 0 0}
        .types li{overflow-wrap:anywhere;padding:.1rem 0}.types strong{font-weight:550;font-size:.9375rem}
        .types li:target{background:var(--hover)}
        .place{color:var(--soft);overflow-wrap:anywhere}
        .tag{display:inline-block;font-size:.75rem;color:var(--soft);border:1px solid var(--line);border-radius:1rem;padding:0 .55rem;margin-left:.15rem}
        .reasons,.reasons ul{list-style:none;padding:0;margin:0;font-size:.9375rem}
        .reasons>li{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:0 1rem;padding:.2rem 0}
        .reasons .code{padding-top:.15rem;overflow-wrap:anywhere}
        .reasons li li{overflow-wrap:anywhere}
        summary{cursor:pointer}
        .changes{margin-top:.7rem}
        .changes>summary{font-size:.9375rem;font-weight:500}
        .amount{font-family:var(--mono);font-size:.8125rem;font-weight:400;white-space:nowrap;margin-left:.4rem}
        .plus{color:var(--moved)}.minus{color:var(--blocked)}
        .file{border:1px solid var(--line);border-radius:.4rem;margin:.6rem 0 0;overflow:hidden}
        .file>summary{background:var(--hover);padding:.35rem .75rem;overflow-wrap:anywhere}
        """

    private static let code = """
        .code>.diff{display:table}
        div.code{overflow-x:auto;overscroll-behavior-x:contain;font-size:1rem}
        .diff{border-collapse:collapse;width:100%;table-layout:fixed;font:.78125rem/1.5 var(--mono);tab-size:4}
        .diff col.n{width:3.25rem}
        .diff td{padding:0 .5rem;vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere}
        .diff td[data-n]{text-align:right;color:var(--soft);user-select:none;font-variant-numeric:tabular-nums;white-space:nowrap}
        .diff td[data-n]::before{content:attr(data-n)}
        .diff td:nth-child(3){border-left:1px solid var(--line)}
        .diff .add{background:var(--add)}.diff .del{background:var(--del)}.diff .none{background:var(--none)}
        .diff .gap td{color:var(--soft);text-align:center;background:var(--none);border:0}
        .diff b{font-weight:inherit;border-radius:2px}.diff .add b{background:var(--add-mark)}.diff .del b{background:var(--del-mark)}
        .diff i{font-style:normal}
        .diff .k{color:var(--k)}.diff .t{color:var(--t)}.diff .s{color:var(--s)}.diff .n{color:var(--n)}.diff .c{color:var(--c)}.diff .a{color:var(--a)}
        .diff td[data-n]{color:var(--soft)}
        """

    /// One column: a line that went stands above the one that came, and what stayed is shown once.
    private static let small = """
        @media(max-width:46rem){
        main,footer{padding-left:1rem;padding-right:1rem}
        header{padding-top:2rem}
        h1{font-size:1.85rem}
        .cards{grid-template-columns:repeat(auto-fit,minmax(6.5rem,1fr));gap:.5rem}
        .card{padding:.55rem .7rem}.card dd{font-size:1.4rem}
        .data .wide{display:none}
        .data th,.data td{padding:.45rem .4rem}
        html{scroll-padding-top:1rem}
        #filter{position:static}
        #filter label{flex:1 1 8rem}#filter select{max-width:none;width:100%}
        .unit{padding:.7rem .8rem}
        .reasons>li{grid-template-columns:1fr}
        .diff,.diff tbody,.diff tr{display:block;width:max-content;min-width:100%}
        .diff colgroup{display:none}
        .diff tr{display:grid;grid-template-columns:2.6rem 1fr}
        .diff td{padding:0 .4rem;white-space:pre}
        .path,.place{word-break:break-all}
        .causes thead{display:none}.causes,.causes tbody{display:block}
        .causes tr{display:grid;grid-template-columns:repeat(3,auto) 1fr;gap:.1rem 1rem;border-bottom:1px solid var(--line);padding:.55rem 0}
        .data.causes th,.data.causes td{padding:0;border:0}
        .causes th,.causes td.text{grid-column:1/-1}.data.causes td.text{min-width:0}
        .causes td.num::before{content:attr(data-l) " ";color:var(--soft);font-size:.8125rem}
        .diff td:nth-child(3){border:0}
        .diff .same td:nth-child(-n+2),.diff td.none{display:none}
        .diff .gap{display:block}.diff .gap td{display:block}
        }
        """

    private static let paper = """
        @media print{
        :root{color-scheme:light}
        html{font-size:11pt}body{background:#fff}
        #filter,.skip,.changes:not([open]){display:none!important}
        main,footer{max-width:none;padding:0}
        .unit,.card,.data tr{break-inside:avoid}.unit{content-visibility:visible}
        .scroll,.scroll:has(.graph){overflow:visible;border:0}
        .graph{max-width:100%;height:auto}
        h2,h3{break-after:avoid}
        *{-webkit-print-color-adjust:exact;print-color-adjust:exact}
        }
        """
}
