import { connect } from 'node:net';
import { expect, test } from '@/tests/e2e/support/fixtures';

/** Sends a raw request line with headers. Returns the status. */
function statusOf(origin: string, requestLine: string, headers = 'Connection: close') {
  const { hostname, port, host } = new URL(origin);
  return new Promise<number>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${requestLine} HTTP/1.1\r\nHost: ${host}\r\n${headers}\r\n\r\n`),
    );
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.on('error', reject);
    socket.on('end', () => resolve(Number(received.split(' ')[1])));
  });
}

test('the site rejects URLs of more than 2 kB, and still serves cached pages', async ({ site }) => {
  // Next would answer these too, but only after more than forty seconds.
  const flood = `${site.url}/blog?${'a&'.repeat(7_900)}`;
  await fetch(`${site.url}/sucursales`);
  const floods = Array.from({ length: 20 }, async () => (await fetch(flood)).status);
  expect((await fetch(`${site.url}/sucursales`)).status).toBe(200);
  expect(new Set(await Promise.all(floods))).toEqual(new Set([414]));
});

for (const [requestLine, status] of [
  ['TRACE /', 405],
  ['POST /logo.svg', 405],
  ['PUT /blog', 405],
  ['DELETE /api/contact', 405],
  ['GET /_next/image?url=%5Cx&w=640&q=75', 400],
  ['GET /compartir/__proto__/x', 404],
  ['GET /compartir/constructor', 404],
] as const) {
  test(`${requestLine} gets the status ${status}`, async ({ site }) => {
    expect(await statusOf(site.url, requestLine)).toBe(status);
  });
}

test('crawlers and link previews get the same page as browsers, with its metadata in the head', async ({
  site,
}) => {
  const visit = async (path: string, agent: string) => {
    const response = await fetch(site.url + path, { headers: { 'user-agent': agent } });
    const { headers } = response;
    const names = ['cache-control', 'content-security-policy'];
    return {
      html: await response.text(),
      status: response.status,
      headers: names.map((name) => headers.get(name)),
    };
  };
  for (const path of ['/', '/sucursales/campeche', '/Blog_Detalle/composta-en-casa-doce-semanas']) {
    // A crawler makes the first visit. It must not put another page into the cache.
    await visit(path, 'WhatsApp/2.23.20.0');
    const browser = () => visit(path, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0 Safari/537.36');
    // If a page's lifetime ends between two visits, it is rendered again, so the comparison is repeated.
    await expect(async () => {
      const seen = await browser();
      for (const agent of [
        'WhatsApp/2.23.20.0',
        'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
        'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
        'LinkedInBot/1.0 (compatible; Mozilla/5.0)',
        'Twitterbot/1.0',
        'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
        'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      ]) {
        expect(await visit(path, agent), agent).toEqual(seen);
      }
    }).toPass();
    const seen = await browser();
    expect(seen.headers[1]).toContain("script-src 'self' 'sha256-");
    const head = seen.html.slice(0, seen.html.indexOf('</head>'));
    for (const tag of ['<title>', 'name="description"', 'property="og:image"', 'rel="canonical"']) {
      expect(head, `${path}: ${tag}`).toContain(tag);
    }
  }
});
