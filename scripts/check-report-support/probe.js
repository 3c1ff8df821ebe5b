// Looks at the page that it stands in and tells the page around it what is wrong.
(function () {
  "use strict";
  var problems = [];
  var all = function (selector) { return Array.prototype.slice.call(document.querySelectorAll(selector)); };
  var check = function (holds, what) { if (!holds) problems.push(what); };
  var isShown = function (node) { return !node.closest("[hidden]"); };

  // A colour as its luminance; what is transparent lets the one below through.
  function luminance(color) {
    return color.slice(0, 3).map(function (part) {
      part /= 255;
      return part <= 0.03928 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }).reduce(function (sum, part, index) { return sum + part * [0.2126, 0.7152, 0.0722][index]; }, 0);
  }
  function parse(text) { return (text.match(/[\d.]+/g) || [0, 0, 0, 0]).map(Number); }
  function background(node) {
    for (var current = node; current; current = current.parentElement) {
      var color = parse(getComputedStyle(current).backgroundColor);
      if (color.length < 4 || color[3] > 0) return color;
    }
    return [255, 255, 255];
  }
  function contrast(node) {
    var front = luminance(parse(getComputedStyle(node).color)), back = luminance(background(node));
    return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
  }

  function layout() {
    all("details").forEach(function (node) { node.open = true; });
    var width = document.documentElement.clientWidth;
    check(document.documentElement.scrollWidth <= width, "the page is " + document.documentElement.scrollWidth + " wide in a window of " + width);
  }

  function text() {
    var seen = {};
    all("p,h1,h2,h3,h4,dt,dd,td,th,li,a,label,summary,code,i,b,span,output,option,strong").forEach(function (node) {
      var isText = Array.prototype.some.call(node.childNodes, function (child) { return child.nodeType === 3 && child.data.trim(); });
      if (!isText || node.closest("svg") || node.classList.contains("vh") || node.closest(".skip,.vh")) return;
      var key = node.tagName + "." + node.className + " in " + node.parentElement.className;
      if (seen[key]) return;
      seen[key] = true;
      var value = contrast(node);
      check(value >= 4.5, "contrast " + value.toFixed(2) + " of " + key);
    });
  }

  function structure() {
    var level = 0;
    all("h1,h2,h3,h4").forEach(function (heading) {
      var next = Number(heading.tagName[1]);
      check(next <= level + 1, "a heading of level " + next + " below one of level " + level);
      level = next;
    });
    check(all("h1").length === 1, "there is not one h1");
    all("a[href^='#']").forEach(function (link) {
      check(document.getElementById(decodeURIComponent(link.getAttribute("href").slice(1))), "a link leads nowhere: " + link.getAttribute("href"));
    });
    var ids = all("[id]").map(function (node) { return node.id; });
    check(new Set(ids).size === ids.length, "an id stands twice");
    all("input,select").forEach(function (field) { check(field.labels.length === 1, "a field has no label: " + field.name); });
    all("[role=region]").forEach(function (region) { check(region.tabIndex === 0, "what scrolls can't be reached by keys"); });
  }

  function filter() {
    var form = document.getElementById("filter");
    if (!form) return 0;
    check(!form.hidden, "the filter is hidden");
    // Types of a project, or repositories of a merged report.
    var types = all("#list [data-s]");
    var fire = function () { form.dispatchEvent(new Event("input")); };
    var shown = function () { return types.filter(function (type) { return isShown(type); }); };
    var expect = function (wanted, what) {
      fire();
      var count = shown().length;
      check(count === wanted, what + " shows " + count + " types and not " + wanted);
      check(parseInt(form.querySelector("output").textContent, 10) === wanted, what + " says " + form.querySelector("output").textContent);
      check(document.getElementById("none").hidden === wanted > 0, what + ": the word for nothing");
      all("#list .unit").forEach(function (unit) {
        check(unit.hidden === !shown().some(function (type) { return unit.contains(type); }), what + ": an empty unit is shown, or a full one is not");
      });
    };
    var runs = 0;
    ["s", "m", "o", "r"].forEach(function (name) {
      var field = form.elements[name];
      if (!field) return;
      Array.prototype.slice.call(field.options, 1, 12).forEach(function (option) {
        field.value = option.value;
        expect(types.filter(function (type) {
          var values = name === "m" ? [type.dataset.m] : type.dataset[name].split(" ");
          return values.indexOf(option.value) >= 0 || (" " + type.dataset[name] + " ").indexOf(" " + option.value + " ") >= 0;
        }).length, name + "=" + option.value);
        runs += 1;
      });
      field.value = "";
    });
    form.elements.q.value = "no such type \u0000";
    expect(0, "nonsense");
    var last = types[types.length - 1];
    var name = (last.closest(".unit") || last).querySelector(".names").textContent.split(",")[0];
    form.elements.q.value = name;
    fire();
    check(shown().length > 0, "a type is not found by its name: " + name);
    form.elements.q.value = "";
    expect(types.length, "nothing asked for");
    if (form.elements.sort) sort(form, fire);
    return runs;
  }

  // Whatever the order, each row is there once, and the column that decides does not go up; by name it does not go down.
  function sort(form, fire) {
    var field = form.elements.sort, first = field.value, count = all("#list tbody tr").length;
    Array.prototype.forEach.call(field.options, function (option) {
      field.value = option.value;
      fire();
      var rows = all("#list tbody tr"), column = Number(option.value);
      check(new Set(rows).size === count, "sorted by " + option.text + " there are " + rows.length + " rows");
      var keys = rows.map(function (row) {
        var cell = function (number) { return parseInt(row.cells[number].textContent, 10) || 0; };
        return column === 0 ? row.cells[0].textContent : column === -2 ? cell(2) - cell(7) : -cell(column);
      });
      check(keys.every(function (key, place) { return place === 0 || keys[place - 1] <= key; }), "not sorted by " + option.text);
    });
    field.value = first;
    fire();
  }

  addEventListener("load", function () {
    setTimeout(function () {
      try {
        var runs = filter();
        structure();
        text();
        layout();
        var summary = all(".unit").length + " units, " + runs + " filters, " + all("svg.graph a").length + " types in the graph";
        parent.postMessage("check: " + (problems.length ? problems.slice(0, 12).join("; ") : "fine, " + summary), "*");
      } catch (error) {
        parent.postMessage("check: " + error, "*");
      }
    }, 100);
  });
})();
