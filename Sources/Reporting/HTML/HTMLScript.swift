/// The filter. It reads what the page says of each type and hides what does not match; nothing of a project is part of
/// it.
enum HTMLScript {
    static let text = #"""
        (function(){
        "use strict";
        var form=document.getElementById("filter");
        if(!form)return;
        form.hidden=false;
        var all=function(selector,root){return Array.prototype.slice.call((root||document).querySelectorAll(selector));};
        var output=form.querySelector("output");
        var none=document.getElementById("none");
        var units=all(".unit").map(function(unit){
          var files=all(".file",unit).map(function(file){return{node:file,path:file.getAttribute("data-p").toLowerCase()};});
          return{node:unit,files:files,types:all("[data-s]",unit).map(function(node){
            var data=node.dataset;
            return{node:node,id:data.t,s:[data.s],m:[data.m],o:data.o.split(" "),r:data.r.split(" "),
              text:(node.textContent+" "+data.m+" "+data.o+" "+data.r).toLowerCase()};
          })};
        });
        var parts=all("[data-t]").filter(function(node){return!node.hasAttribute("data-s");});
        var edges=all(".e[data-f]");
        var total=units.reduce(function(sum,unit){return sum+unit.types.length;},0);
        var fields=["s","m","o","r"].filter(function(name){return form.elements[name];});
        function apply(){
          var words=form.elements.q.value.toLowerCase().split(/\s+/).filter(Boolean);
          var has=function(text){return words.every(function(word){return text.indexOf(word)>=0;});};
          var shown={},count=0;
          units.forEach(function(unit){
            var hits=0,named=0,byFile=words.length>0&&unit.files.some(function(file){return has(file.path);});
            unit.types.forEach(function(type){
              var fits=fields.every(function(name){var wanted=form.elements[name].value;return!wanted||type[name].indexOf(wanted)>=0;});
              var isNamed=has(type.text);
              var matches=fits&&(isNamed||byFile);
              if(matches){hits++;shown[type.id]=true;if(isNamed)named++;}
              type.node.hidden=!matches&&unit.types.length>1;
            });
            unit.node.hidden=!hits;
            unit.files.forEach(function(file){file.node.hidden=named===0&&words.length>0&&!has(file.path);});
            count+=hits;
          });
          parts.forEach(function(part){part.classList.toggle("off",!shown[part.getAttribute("data-t")]);});
          edges.forEach(function(edge){edge.classList.toggle("off",!(shown[edge.getAttribute("data-f")]&&edge.getAttribute("data-g").split(" ").some(function(id){return shown[id];})));});
          output.textContent=count===total?total+(total===1?" type":" types"):count+" of "+total+" types";
          none.hidden=count>0;
        }
        \#(listening)
        window.addEventListener("hashchange",function(){
          var target=document.getElementById(location.hash.slice(1));
          var unit=target&&target.closest(".unit");
          if(unit&&(unit.hidden||target.hidden)){form.reset();setTimeout(function(){apply();target.scrollIntoView();},0);}
        });
        apply();
        })();
        """#

    /// What makes `apply` run whenever the form of a filter changes.
    static let listening = #"""
        form.addEventListener("input",apply);
        form.addEventListener("change",apply);
        form.addEventListener("reset",function(){setTimeout(apply,0);});
        form.addEventListener("submit",function(event){event.preventDefault();});
        """#
}
