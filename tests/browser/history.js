// What the tests of test_history.py need in the page: a browser that notes its notifications and can be looked away from.
// The page may ask for leave to notify; `leave` is the answer.
window.calls = [];
window.asked = 0;
window.away = false;
window.Notification = class {
  static get permission() { return localStorage.getItem("permission") ?? "default"; }
  static async requestPermission() {
    window.asked += 1;
    localStorage.setItem("permission", localStorage.getItem("leave"));
    return this.permission;
  }
  constructor(title, options) {
    this.told = { title, ...options, closed: false };
    window.calls.push(this.told);
  }
  close() { this.told.closed = true; }
};
Object.defineProperty(document, "visibilityState", { get: () => (window.away ? "hidden" : "visible") });
document.hasFocus = () => !window.away;
window.lookAway = (away) => {
  window.away = away;
  dispatchEvent(new Event("focus"));
};
window.remember = (tables) => {
  const before = JSON.parse(localStorage.getItem("hearth.tables") ?? "{}");
  localStorage.setItem("hearth.tables", JSON.stringify({ ...before, ...tables }));
};
window.fileOf = (text) => {
  const all = new DataTransfer();
  all.items.add(new File([text], "evening.hearth"));
  return all;
};
window.until = async (is) => {
  while (!is()) await new Promise((done) => setTimeout(done, 50));
};
