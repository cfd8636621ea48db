import { startWebKit } from '/work/wt/look/tests/browsers/webkit.ts';
const found = { webDriver: '/usr/bin/WebKitWebDriver', browser: ['x86_64-linux-gnu','aarch64-linux-gnu'].map(m => `/usr/lib/${m}/webkit2gtk-4.1/MiniBrowser`).find(p => require('node:fs').existsSync(p))! };
async function main() {
  const d = await startWebKit(found);
  try { await d.goto('file:///tmp/h/look/exp/t2.html'); await new Promise(r => setTimeout(r, 5000)); console.log(await d.read('() => document.querySelector("#out")?.textContent ?? "none"')); } finally { await d.close(); }
}
void main();
