// A click on a heading sorts its table by that column; another click turns it round.
for (const table of document.querySelectorAll("table.sorted")) {
  table.tHead.addEventListener("click", (event) => {
    const cell = event.target.closest("th");
    if (!cell) return;
    const up = cell.getAttribute("aria-sort") === "descending";
    for (const other of cell.parentNode.children) other.removeAttribute("aria-sort");
    cell.setAttribute("aria-sort", up ? "ascending" : "descending");
    const value = (row) => {
      const text = row.cells[cell.cellIndex].textContent, number = parseFloat(text);
      return Number.isNaN(number) ? text : number;
    };
    const order = (a, b) => (typeof a === typeof b ? (a < b ? -1 : a > b ? 1 : 0) : typeof a === "number" ? 1 : -1);
    const rows = [...table.tBodies[0].rows].sort((a, b) => order(value(a), value(b)) * (up ? 1 : -1));
    table.tBodies[0].append(...rows);
  });
}
