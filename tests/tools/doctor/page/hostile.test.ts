/** @jest-environment jsdom */
import { reportPage } from '@/tools/doctor/page/report-page';
import type { DoctorReport } from '@/tools/doctor/report';
import { finding, gapsReport, worksReport } from '@/tests/support/doctor-reports';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

const HOSTILE = [
  `"><script>alert(1)</script>`,
  `'><img src=x onerror=alert(1)>`,
  '</style></title></textarea></details><iframe src="https://evil.example"></iframe>',
  '<!-- --!> ]]> {{x}} ${x} &lt;b&gt; &#60;',
].join('');

/** These are words of our own, not texts. */
const OWN = new Set(['taken', 'verdict', 'severity', 'state', 'kind', 'envelope']);

function spoiled(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return OWN.has(key) ? value : value + HOSTILE;
  if (Array.isArray(value)) return value.map((item) => spoiled(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, own]) => [
      key === 'statuses' ? name + HOSTILE : name,
      spoiled(own, name),
    ]),
  );
}

const elementsOf = (document: Document) =>
  [...document.querySelectorAll('*')].map(
    ({ localName, attributes }) =>
      `${localName} ${[...attributes].map(({ name }) => name).join(' ')}`,
  );

test('texts of a gateway never become elements or attributes', () => {
  const clean = parse(reportPage(gapsReport));
  const page = parse(reportPage(spoiled(gapsReport) as DoctorReport));
  expect(elementsOf(page)).toEqual(elementsOf(clean));
  expect(page.querySelector('h1')?.textContent).toBe('Funciona con huecos');
});

test('every text is there as it came', () => {
  const texts: string[] = [];
  const collect = (value: unknown, key = ''): void => {
    // Rules have titles, or are no text of the page.
    if (typeof value === 'string' && !OWN.has(key) && key !== 'rule') texts.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, own] of Object.entries(value)) collect(own, name);
    }
  };
  const report = spoiled(gapsReport) as DoctorReport;
  const { impact, editorial, extent, gateway } = report;
  collect([impact, editorial, extent, gateway]);
  const page = parse(reportPage(report)).body.textContent;
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => !page?.includes(text))).toEqual([]);
});

test('a page that loads and runs nothing', () => {
  const page = parse(reportPage(gapsReport, 'https://site.example'));
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  expect(policy?.getAttribute('content')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline';/,
  );
  expect(page.querySelectorAll('script, iframe, object, form, [onerror], [onload]')).toHaveLength(
    0,
  );
  const sources = [...page.querySelectorAll('[src], link[href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );
  expect(sources.filter((source) => !source?.startsWith('data:'))).toEqual([]);
  const urls = [...(page.querySelector('style')?.textContent.matchAll(/url\(['"]?(\w+:)/g) ?? [])];
  expect(urls.map(([, scheme]) => scheme)).toEqual(['data:']);
  expect(page.querySelector('style')?.textContent).not.toContain('@import');
});

const pathLinks = (paths: string[], site?: string) => {
  const editorial = paths.map((path) => finding({ path }));
  const page = parse(reportPage({ ...worksReport, editorial }, site));
  return [...page.querySelectorAll('#textos-1 li > p:last-child')].map((place) =>
    place.querySelector('a')?.getAttribute('href'),
  );
};

test('paths lead to the site, where it is known, and nowhere else', () => {
  expect(pathLinks(['/prensa', '/blog?a=1#b'], 'https://site.example/x')).toEqual([
    'https://site.example/prensa',
    'https://site.example/blog?a=1#b',
  ]);
  const elsewhere = ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'prensa', ''];
  expect(pathLinks(elsewhere, 'https://site.example')).toEqual(elsewhere.map(() => undefined));
  for (const site of [undefined, '', 'site', 'javascript:x', 'file:///etc']) {
    expect(pathLinks(['/prensa'], site)).toEqual([undefined]);
  }
});
