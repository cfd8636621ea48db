import puppeteer from 'puppeteer-core';
import { findChromium } from '../scripts/chromium.mjs';
import { startSite } from '../tests/support/site';
const path = process.argv[2] ?? '/solicita_cotizacion';
const site = await startSite();
const browser = await puppeteer.launch({ executablePath: await findChromium(), headless: true, args: ['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
try {
  for (let i = 0; i < 3; i++) {
    const ctx = await browser.createBrowserContext();
    const page = await ctx.newPage();
    await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
    const cdp = await page.createCDPSession();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
    await page.evaluateOnNewDocument(() => { (window as any).lt = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) (window as any).lt.push([Math.round(e.startTime), Math.round(e.duration)]); }).observe({ entryTypes: ['longtask'] }); });
    await cdp.send('Profiler.start');
    await page.goto(site.url + path, { waitUntil: 'load' });
    await new Promise((r) => setTimeout(r, 3000));
    const { profile } = await cdp.send('Profiler.stop');
    console.log('long', JSON.stringify(await page.evaluate(() => (window as any).lt)));
    if (i < 1) { await ctx.close(); continue; }
    // tree: inclusive times by performWorkUntilDeadline children
    const nodes = new Map(profile.nodes.map((n) => [n.id, { ...n, self: 0, total: 0 }]));
    profile.samples!.forEach((id, k) => { nodes.get(id)!.self += profile.timeDeltas![k]! / 1000; });
    const total = (id: number): number => { const n = nodes.get(id)!; n.total = n.self + (n.children ?? []).reduce((s, c) => s + total(c), 0); return n.total; };
    const root = profile.nodes[0]!.id; total(root);
    const incl = new Map<string, number>();
    const walk = (id: number, seen: Set<string>) => { const n = nodes.get(id)!; const key = `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.slice(-20)}:${n.callFrame.lineNumber}:${n.callFrame.columnNumber}`; const fresh = !seen.has(key); if (fresh) { incl.set(key, (incl.get(key) ?? 0) + n.total); } const s = fresh ? new Set(seen).add(key) : seen; (n.children ?? []).forEach((c) => walk(c, s)); };
    walk(root, new Set());
    console.log([...incl].sort((a, b) => b[1] - a[1]).slice(0, 90).map(([k, v]) => `${v.toFixed(1).padStart(8)} ${k}`).join('\n'));
    const pr = (id: number, d: number) => { const n = nodes.get(id)!; if (n.total < 3) return; console.log(' '.repeat(d) + n.total.toFixed(1), n.self.toFixed(1), n.callFrame.functionName || '(anon)', n.callFrame.url.slice(-20) + ':' + n.callFrame.columnNumber); (n.children ?? []).map((c) => nodes.get(c)!).sort((a, b) => b.total - a.total).forEach((c) => pr(c.id, d + 1)); };
    for (const n of nodes.values()) if (n.callFrame.functionName === 'requireModule' && n.total > 5) pr(n.id, 0);
    await ctx.close();
  }
} finally { await browser.close(); await site.stop(); }
process.exit(0);
