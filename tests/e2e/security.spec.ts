import { connect } from 'node:net';
import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOf, isHydrated } from '@/tests/e2e/support/complaints';
import { expect, PRODUCTION_URL, showPixels, test } from '@/tests/e2e/support/fixtures';
import { wizardIsAlive } from '@/tests/e2e/support/wizard';
import { httpRequest, type HttpResponse } from '@/tests/support/http-request';

const USES: [path: string, use: (page: Page) => Promise<void>][] = [
  ['/', useHome],
  ['/busqueda', useSearch],
  ['/cotizador', useWizard],
  ['/contactanos', useContact],
  ['/blog', (page) => page.getByRole('searchbox').first().fill('agua')],
];

/** Records with content that the examples in accessibility.spec.ts do not have. */
const OTHERS = [
  '/resp_detalle/becas-horizonte',
  '/resp_detalle/104',
  '/detalle_pregunta?id_grouper=2&id=8',
  '/aviso_privacidad/3',
  '/error/404',
];

async function useHome(page: Page) {
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await page.getByRole('navigation', { name: 'Principal' }).locator('summary').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Pausar el carrusel' }).first().click();
  await page.getByRole('button', { name: 'Siguiente' }).first().click();
  const map = page.locator('#map-section');
  await map.getByRole('radio', { name: 'Líneas de negocio' }).check({ force: true });
  await expect(map.getByRole('checkbox').first()).toBeVisible();
}

async function useSearch(page: Page) {
  await page.getByRole('combobox', { name: 'Buscar en el sitio' }).fill('reciclaje');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Búsqueda de "reciclaje"');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Búsqueda');
}

async function useWizard(page: Page) {
  await wizardIsAlive(page);
  await page.getByRole('radio', { name: 'Transporte de residuos' }).check({ force: true });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('combobox', { name: 'Estado' }).first().selectOption('Nuevo León');
}

async function useContact(page: Page) {
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
}

/** The headers of every response. */
const HARDENED = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

const PICTURE = '/archivos/hero-1.webp';
const image = (url: string, width: number | string = 640, quality: number | string = 75) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

/** Every kind of response. An outage needs a cold path. */
const kinds = (): [kind: string, path: string, status: number][] => [
  ['page', '/', 200],
  ['page not found', '/error/404', 404],
  ['route handler', '/api/health', 200],
  ['wrong question', '/api/search', 400],
  ['text', '/.well-known/security.txt', 200],
  ['redirect of an old address', '/security.txt', 301],
  ['redirect of an unknown path', '/nada', 307],
  ['redirect of a missing record', '/sucursales/no-existe', 307],
  ['malformed address', '/%E0%A4%A', 307],
  ['file', PICTURE, 200],
  ['missing file', '/archivos/no-existe.pdf', 404],
  ['picture', image(PICTURE), 200],
  ['refused picture', image('/icon.svg'), 400],
  ['static file', '/mark.svg', 200],
  ['missing static file', '/_next/static/no-existe.js', 404],
];

test.describe('content security policy', () => {
  test("allows a cached page's own inline scripts by hash, and no others", async ({ site }) => {
    await httpRequest(`${site.url}/`);
    const { policies } = await httpRequest(`${site.url}/`);
    // Browsers enforce both policies.
    const [base = '', scripts] = policies;
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[\w+/]{43}=')+$/);
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
      expect(base).toContain(directive);
    }
  });

  test('lets responses that are not pages load nothing, and the service worker only its own site', async ({
    site,
  }) => {
    const policiesOf = async (path: string) => (await httpRequest(site.url + path)).policies;
    for (const path of [
      '/api/health',
      '/api/search',
      '/robots.txt',
      '/sitemap.xml',
      '/blog/rss.xml',
      '/manifest.webmanifest',
      '/mark.svg',
      '/.well-known/security.txt',
      '/sucursales/monterrey/centro/calendario.ics',
    ])
      expect(await policiesOf(path), path).toEqual(["default-src 'none'; frame-ancestors 'none'"]);
    expect(await policiesOf('/sw.js')).toEqual([
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    ]);
  });

  /** Opens a page that is already cached, so that it has its strict policy. */
  const open = async (page: Page, request: APIRequestContext, path: string) => {
    await request.get(path);
    await page.goto(path);
    await isHydrated(page);
  };
  const goDown = async (page: Page) => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  };

  for (const [path, use] of USES) {
    test(`is not violated while ${path} is used`, async ({ page, request }) => {
      const complaints = await complaintsOf(page);
      await open(page, request, path);
      await use(page);
      await goDown(page);
      expect(complaints).toEqual([]);
    });
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 780 }, pagePictures: 'real' });

    test('is not violated by other records, and no page is wider than the screen', async ({
      page,
      request,
    }) => {
      const complaints = await complaintsOf(page);
      await showPixels(page);
      for (const path of OTHERS) {
        await open(page, request, path);
        await goDown(page);
        expect.soft(complaints.splice(0), path).toEqual([]);
        const [inside, screen] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect.soft(inside, path).toBeLessThanOrEqual(Number(screen));
      }
    });
  });

  test('reports an injected script, so these tests would see a violation', async ({
    page,
    request,
  }) => {
    await request.get('/vacantes');
    await page.goto('/vacantes');
    const violated = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) =>
            resolve(event.violatedDirective),
          );
          const script = document.createElement('script');
          script.text = 'document.title = "intruso"';
          document.body.append(script);
        }),
    );
    expect(await violated).toBe('script-src-elem');
    expect(await page.title()).not.toBe('intruso');
  });
});

test.describe('headers', () => {
  test('harden every kind of response, and none names its software', async ({ site, gateway }) => {
    const check = async (kind: string, path: string, status: number) => {
      const answer = await httpRequest(site.url + path);
      expect(answer.status, kind).toBe(status);
      expect(answer.headers, kind).toMatchObject(HARDENED);
      expect(answer.headers['permissions-policy'], kind).toContain('camera=()');
      expect(answer.headers['x-powered-by'], kind).toBeUndefined();
      expect(answer.headers['strict-transport-security'], kind).toBe(
        'max-age=63072000; includeSubDomains',
      );
      expect(answer.policies.length, kind).toBeGreaterThan(0);
      expect(answer.policies.join(), kind).not.toContain('unsafe-eval');
    };
    for (const kind of kinds()) await check(...kind);
    gateway.faults.add({ kind: 'status', value: 503 });
    await check('outage', `/sucursales/fria-${Date.now()}`, 500);
  });

  test("allow Google's scripts where its map is configured", async ({ productionSite, site }) => {
    const scriptsOf = async ({ url }: { url: string }) =>
      (await httpRequest(`${url}/vacantes`)).policies[1];
    expect(await scriptsOf(productionSite)).toContain('https://maps.googleapis.com');
    expect(await scriptsOf(site)).not.toContain('google');
  });
});

/** Headers that a client could forge to pass as internal or as another site. */
const FORGED: Record<string, string> = {
  'x-middleware-subrequest': Array(5).fill('middleware').join(':'),
  'x-middleware-rewrite': 'https://otro.example/',
  'x-middleware-next': '1',
  'x-middleware-override-headers': 'cookie',
  'x-middleware-request-cookie': 'a=b',
  'x-middleware-set-cookie': 'a=b',
  'x-middleware-prefetch': '1',
  'x-nextjs-data': '1',
  'x-nextjs-rewrite': '/blog',
  'x-nextjs-redirect': '/blog',
  'next-resume': '1',
  'x-now-route-matches': '1=blog',
  'x-matched-path': '/blog',
  'x-invoke-path': '/blog',
  'x-invoke-status': '500',
  'x-invoke-output': '/blog',
  'x-prerender-revalidate': 'clave',
  'content-security-policy': "script-src 'nonce-intruso' *",
  'content-security-policy-report-only': "script-src 'nonce-intruso' *",
  'x-forwarded-host': 'otro.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=otro.example;proto=https',
  'x-original-url': '/blog',
  'x-rewrite-url': '/blog',
  host: 'otro.example',
};

test.describe('forged headers', () => {
  const essence = ({ status, headers, policies, body }: HttpResponse) => ({
    status,
    location: headers.location,
    type: headers['content-type'],
    caching: headers['cache-control'],
    cookies: headers['set-cookie'],
    policies,
    body,
  });

  for (const path of ['/prensa', '/nada', '/BLOG/', '/sucursales/no-existe', '/api/states']) {
    test(`change nothing about ${path}`, async ({ site }) => {
      const url = site.url + path;
      await httpRequest(url);
      const plain = essence(await httpRequest(url));
      for (const [name, value] of Object.entries(FORGED)) {
        expect(essence(await httpRequest(url, { [name]: value })), name).toEqual(plain);
      }
      expect(essence(await httpRequest(url))).toEqual(plain);
    });
  }

  test('leave nothing in a page that is cached while they are sent', async ({
    productionSite: { url },
  }) => {
    // No other test opens this page on this site, and the sitemap, whose pages the server renders after
    // its start, does not list it, so it is cold.
    const zone = '/sucursales/leon/las-joyas';
    const path = `${zone}/hoja`;
    const forged = { ...FORGED, 'x-middleware-set-cookie': 'intruso=1' };
    const cold = await httpRequest(url + path, forged);
    const stored = await httpRequest(url + path);
    for (const answer of [cold, stored]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toContain(`rel="canonical" href="${PRODUCTION_URL}${zone}"`);
      expect(answer.body + JSON.stringify(answer.headers)).not.toMatch(/otro\.example|intruso/);
    }
    expect(stored.body).toBe(cold.body);
    // An edge may cache the first response, so its policies must be as strict as the later ones.
    expect(cold.headers['x-nextjs-cache']).toBe('MISS');
    expect(cold.policies).toEqual(stored.policies);
  });
});

test('a picture is converted for one spelling of its address', async ({ site }) => {
  const statusOf = async (source: string) => (await fetch(site.url + image(source))).status;
  expect(await statusOf(PICTURE)).toBe(200);
  for (const other of [`${PICTURE}#1`, '/archivos/%68ero-1.webp', '/archivos/hero-1.webp%'])
    expect(await statusOf(other), other).toBe(400);
  const withSlash = image(`${PICTURE}#1`).replace('?', '/?');
  expect((await fetch(site.url + withSlash)).status).toBe(400);
});

test.describe('smuggled requests', () => {
  /** Sends raw bytes. Returns the response. */
  const sendRaw = (port: number, bytes: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => (answer += String(chunk)));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });
  const SECOND = 'GET /nada HTTP/1.1\r\nHost: localhost\r\n\r\n';

  for (const [what, lines] of [
    ['two kinds of length', ['Content-Length: 4', 'Transfer-Encoding: chunked']],
    ['two lengths', ['Content-Length: 4', 'Content-Length: 40']],
    ['a length that is no number', ['Content-Length: +4']],
    ['an unknown encoding before the last', ['Transfer-Encoding: chunked, identity']],
    ['a space before the colon', ['Transfer-Encoding : chunked']],
  ] as const) {
    test(`with ${what} get one response of 400, and the connection closes`, async ({ site }) => {
      const head = ['POST /api/quote HTTP/1.1', 'Host: localhost', ...lines].join('\r\n');
      const answer = await sendRaw(
        Number(new URL(site.url).port),
        `${head}\r\n\r\n0\r\n\r\n${SECOND}`,
      );
      expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
    });
  }
});

test.describe('image optimiser', () => {
  test('serves the files of the site in its own sizes', async ({ site }) => {
    const answer = await httpRequest(site.url + image(PICTURE), { accept: 'image/webp' });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
  });

  for (const [what, path] of [
    ['another site', image('https://otro.example/a.webp')],
    ['another site without a scheme', image('//otro.example/a.webp')],
    ['a path outside the files', image('/icon.svg')],
    ['a way out of the files', image('/archivos/../icon.svg')],
    ['a query', image(`${PICTURE}?x=1`)],
    ['another width', image(PICTURE, 641)],
    ['an enormous width', image(PICTURE, 99_999)],
    ['another quality', image(PICTURE, 640, 74)],
    ['no width', `/_next/image?url=${encodeURIComponent(PICTURE)}&q=75`],
    ['two addresses', `${image(PICTURE)}&url=${encodeURIComponent(PICTURE)}`],
  ] as const) {
    test(`refuses ${what}`, async ({ site }) => {
      expect((await httpRequest(site.url + path)).status).toBe(400);
    });
  }
});

test('security.txt names a contact and expires in less than a year', async ({ site }) => {
  const { status, headers, body } = await httpRequest(`${site.url}/.well-known/security.txt`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Contact: mailto:seguridad@vialimpia.example\n');
  const expires = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThan(365);
});
