import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/chromium.mjs';
import { startSite } from '../tests/support/site';
const path = process.argv[2] ?? '/solicita_cotizacion';
const site = await startSite();
const chrome = await launch({ chromePath: await findChromium(), chromeFlags: ['--headless=new','--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run'] });
try {
  for (let i = 0; i < 4; i++) {
    const ran = await lighthouse(site.url + path, { port: chrome.port, output: 'json', logLevel: 'error', onlyCategories: ['performance'] });
    const l = ran!.lhr;
    console.log('TBT', l.audits['total-blocking-time']!.numericValue, 'LCP', l.audits['largest-contentful-paint']!.numericValue, 'bench', l.environment.benchmarkIndex);
    console.log(JSON.stringify((l.audits['long-tasks']!.details as any).items.map((x: any) => [x.url.slice(-40), Math.round(x.startTime), Math.round(x.duration)])));
    const items = (l.audits['bootup-time']!.details as any).items;
    console.log(items.map((x: any) => [x.url.slice(-30), Math.round(x.total), Math.round(x.scripting), Math.round(x.scriptParseCompile)].join(' ')).join('\n'));
    writeFileSync(`/tmp/trace${i}.json`, JSON.stringify((ran!.artifacts as any).Trace ?? (ran!.artifacts as any).traces?.defaultPass));
  }
} finally { chrome.kill(); await site.stop(); }
process.exit(0);
