/// The filter and the order of the rows. It reads what the page says of each repository and hides what does not match;
/// nothing of a project is part of it.
enum FleetScript {
    static let text = #"""
        (function(){
        "use strict";
        var form=document.getElementById("filter");
        if(!form)return;
        form.hidden=false;
        var body=document.querySelector("#list tbody");
        var output=form.querySelector("output");
        var none=document.getElementById("none");
        var rows=Array.prototype.map.call(body.rows,function(node,place){
          var data=node.dataset;
          return{node:node,place:place,name:node.cells[0].textContent,
            numbers:Array.prototype.map.call(node.cells,function(cell){return parseInt(cell.textContent,10)||0;}),
            s:data.s.split(" "),o:data.o,r:data.r.split(" "),
            text:(node.cells[0].textContent+" "+data.o+" "+data.r).toLowerCase()};
        });
        var fields=["s","o","r"].filter(function(name){return form.elements[name];});
        var sorted=form.elements.sort.value;
        function has(row,name,wanted){
          return name==="o"?(" "+row.o+" ").indexOf(" "+wanted+" ")>=0:row[name].indexOf(wanted)>=0;
        }
        function sort(){
          var wanted=form.elements.sort.value;
          if(wanted===sorted)return;
          sorted=wanted;
          var column=parseInt(wanted,10);
          var key=column===-2?function(row){return row.numbers[2]-row.numbers[7];}:function(row){return-row.numbers[column];};
          var order=rows.slice().sort(function(a,b){
            var difference=column===0?0:key(a)-key(b);
            return difference||(column===0&&(a.name<b.name?-1:a.name>b.name?1:0))||a.place-b.place;
          });
          order.forEach(function(row){body.appendChild(row.node);});
        }
        function apply(){
          var words=form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
          var count=0;
          rows.forEach(function(row){
            var fits=words.every(function(word){return row.text.indexOf(word)>=0;})
              &&fields.every(function(name){var wanted=form.elements[name].value;return!wanted||has(row,name,wanted);});
            row.node.hidden=!fits;
            if(fits)count++;
          });
          sort();
          output.textContent=count===rows.length?count+(count===1?" repository":" repositories"):count+" of "+rows.length+" repositories";
          none.hidden=count>0;
        }
        \#(HTMLScript.listening)
        window.addEventListener("hashchange",function(){
          var target=document.getElementById(location.hash.slice(1));
          if(target&&target.hidden){form.reset();setTimeout(function(){apply();target.scrollIntoView();},0);}
        });
        apply();
        })();
        """#
}
