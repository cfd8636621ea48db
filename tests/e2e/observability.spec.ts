import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { startGateway, type RunningGateway } from '@/tools/gateway/server';
import { AUTHORIZATION, expect, test as base } from '@/tests/e2e/support/fixtures';
import { httpRequest } from '@/tests/support/http-request';
import { freePort, startSite, type Site } from '@/tests/support/site';

/** The traces that the collector has received. */
const received: string[] = [];
const collector = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(Buffer.concat(chunks).toString());
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});

/** A site with a gateway that no other site calls. */
type Measured = Site & { gateway: RunningGateway; metricsPort: number };

async function startMeasured(): Promise<Measured> {
  const gateway = await startGateway({ authorization: AUTHORIZATION });
  const collectorPort = await freePort();
  await new Promise<void>((resolve) => collector.listen(collectorPort, '127.0.0.1', resolve));
  const metricsPort = await freePort();
  const site = await startSite({
    GATEWAY_URL: gateway.url,
    GATEWAY_AUTHORIZATION: AUTHORIZATION,
    METRICS_PORT: String(metricsPort),
    TRUST_PROXY: '1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  });
  return { ...site, gateway, metricsPort };
}

let started: Promise<Measured> | undefined;

const test = base.extend<{ measured: Measured }>({
  /** The same site for all tests. */
  measured: async ({}, provide) => {
    const measured = await (started ??= startMeasured());
    await provide(measured);
    measured.gateway.faults.clear();
  },
  baseURL: async ({ measured }, provide) => {
    await provide(measured.url);
  },
});

test.afterAll(async () => {
  const measured = await started;
  await measured?.stop();
  await measured?.gateway.stop();
  collector.closeAllConnections();
  await new Promise((resolve) => collector.close(resolve));
});

const metricsOf = async (port: number) =>
  (await httpRequest(`http://127.0.0.1:${port}/metrics`)).body.split('\n');

/** Returns the value of a series; 0 if it does not exist. */
const valueOf = (lines: string[], series: string) =>
  Number(lines.find((line) => line.startsWith(`${series} `))?.slice(series.length + 1) ?? 0);

const jsonLines = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Record<string, unknown> => JSON.parse(line));

test('readiness reports the gateway, and stays 200 during its outage', async ({ measured }) => {
  const ready = async () => {
    const { status, body } = await httpRequest(`${measured.url}/api/ready`);
    return { status, told: JSON.parse(body) };
  };
  const told = {
    status: 'ready',
    release: readFileSync('.next/BUILD_ID', 'utf8'),
    gateway: 'ok',
    redis: 'none',
    leads: 'ok',
  };
  expect(await ready()).toEqual({ status: 200, told });
  measured.gateway.faults.add({ kind: 'status', value: 500 });
  await expect.poll(ready).toEqual({ status: 200, told: { ...told, gateway: 'unavailable' } });
});

test.describe('metrics', () => {
  test('count requests by kind and status, cache hits and gateway calls', async ({ measured }) => {
    const { url, metricsPort } = measured;
    await httpRequest(`${url}/`);
    await httpRequest(`${url}/`);
    await httpRequest(`${url}/sucursales/campeche`);
    await httpRequest(`${url}/sucursales/no-existe`);
    for (let at = 0; at < 5; at += 1) await httpRequest(`${url}/nada-${at}`);
    await httpRequest(`${url}/error/404`);
    await httpRequest(`${url}/archivos/no-existe.pdf`);
    await httpRequest(`${url}/api/quote`, {}, 'POST');
    measured.gateway.faults.add({ kind: 'status', value: 500 });
    expect((await httpRequest(`${url}/api/blog?estado=9`)).status).toBe(502);
    const lines = await metricsOf(metricsPort);
    const requests = (kind: string, status: number) =>
      valueOf(lines, `http_requests_total{kind="${kind}",status="${status}"}`);
    expect(requests('page', 200)).toBe(3);
    expect(requests('page', 307)).toBe(6);
    expect(requests('page', 404)).toBe(1);
    expect(requests('file', 404)).toBe(1);
    expect(requests('api', 403)).toBe(1);
    expect(requests('api', 502)).toBe(1);
    expect(valueOf(lines, 'http_request_duration_seconds_count{kind="page"}')).toBe(10);
    expect(valueOf(lines, 'cache_answers_total{kind="page",result="hit"}')).toBeGreaterThan(0);
    expect(valueOf(lines, 'submissions_total{form="quote",outcome="refused"}')).toBe(1);
    expect(valueOf(lines, 'leads{state="pending"}')).toBe(0);
    expect(valueOf(lines, 'lead_oldest_pending_seconds')).toBe(0);
    expect(valueOf(lines, 'page_store_failures_total')).toBe(0);
    expect(valueOf(lines, 'page_store_bytes')).toBeGreaterThan(0);
    expect(valueOf(lines, 'gateway_last_success_timestamp_seconds')).toBeGreaterThan(1e9);
    const calls = (call: string, outcome: string) =>
      valueOf(lines, `gateway_call_duration_seconds_count{call="${call}",outcome="${outcome}"}`);
    expect(calls('GET /web-page-conf/web/section', 'found')).toBeGreaterThan(0);
    expect(calls('GET /azure-storage/api/blob/download/', 'missing')).toBe(1);
    expect(calls('GET /web-page-conf/web/blog/getall/*', 'unavailable')).toBe(1);
    // The labels contain nothing from a request's URL.
    expect(lines.join('\n')).not.toMatch(/nada-|no-existe|campeche/);
  });

  test('are only on their own port', async ({ measured }) => {
    const own = await httpRequest(`${measured.url}/metrics`);
    expect([own.status, own.headers.location]).toEqual([307, '/error/404']);
    const before = await metricsOf(measured.metricsPort);
    const after = await metricsOf(measured.metricsPort);
    const requests = (lines: string[]) =>
      lines.filter((line) => line.startsWith('http_requests_total'));
    expect(requests(after)).toEqual(requests(before));
  });

  test('do not stop the site if their port is taken; without a gateway URL it uses the embedded gateway', async ({
    measured,
  }) => {
    const second = await startSite({
      GATEWAY_URL: '',
      METRICS_PORT: String(measured.metricsPort),
    });
    try {
      expect((await httpRequest(`${second.url}/api/health`)).status).toBe(200);
      expect((await httpRequest(second.url)).status).toBe(200);
      expect(jsonLines(second.output())).toContainEqual(
        expect.objectContaining({
          msg: 'metrics',
          level: 50,
          reason: expect.stringContaining('EADDRINUSE'),
        }),
      );
    } finally {
      await second.stop();
    }
  });

  test('record the measurements of real visits, without a URL', async ({ measured, page }) => {
    // The reporter has loaded once it adds its listener.
    await page.addInitScript(() => {
      window.addEventListener = new Proxy(window.addEventListener, {
        apply(add, target, given: [string, EventListener]) {
          if (given[0] === 'visibilitychange') document.documentElement.dataset.measures = 'yes';
          return Reflect.apply(add, target, given);
        },
      });
    });
    await page.goto('/busqueda?search=algo+privado');
    await expect(page.locator('html[data-measures]')).toBeAttached();
    await page.goto('about:blank');
    const series = 'web_vitals_seconds_count{metric="FCP",route="/busqueda",device="desktop"}';
    await expect.poll(async () => valueOf(await metricsOf(measured.metricsPort), series)).toBe(1);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([]);
  });
});

test.describe('request ids', () => {
  test('from an edge are used, and malformed ones are replaced', async ({ measured }) => {
    const id = async (given?: string) =>
      (await httpRequest(`${measured.url}/api/health`, given ? { 'x-request-id': given } : {}))
        .headers['x-request-id'];
    expect(await id('orilla-20261121.7')).toBe('orilla-20261121.7');
    const made = await id();
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id('con espacio y "comillas"')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await id()).not.toBe(made);
    expect((await httpRequest(`${measured.url}/blog`)).headers['x-request-id']).toBeUndefined();
  });

  test('are in every log line of their request', async ({ measured }) => {
    measured.gateway.faults.add({ kind: 'status', value: 500 });
    const headers = { 'x-request-id': 'rastro-de-prueba' };
    await httpRequest(`${measured.url}/api/blog?buscar=secreto&estado=7`, headers);
    const lines = () =>
      jsonLines(measured.output()).filter(({ requestId }) => requestId === 'rastro-de-prueba');
    // The last line is logged after the response.
    await expect.poll(lines).toEqual([
      expect.objectContaining({
        msg: 'gateway',
        call: 'GET /web-page-conf/web/blog/getall/7',
        outcome: 'unavailable',
      }),
    ]);
    expect(measured.output()).not.toContain('secreto');
  });
});

test('a page that fails to render logs one line with its digest and request id', async ({
  measured,
}) => {
  measured.gateway.faults.add({ kind: 'status', value: 503 });
  const path = `/sucursales/fria-${Date.now()}`;
  const answer = await httpRequest(measured.url + path, { 'x-request-id': 'pagina-rota-1' });
  expect(answer.status).toBe(500);
  const failed = () =>
    jsonLines(measured.output()).filter(
      ({ msg, requestId }) => msg === 'request failed' && requestId === 'pagina-rota-1',
    );
  await expect
    .poll(failed)
    .toEqual([
      expect.objectContaining({ route: '/sucursales/[name]/page', digest: expect.any(String) }),
    ]);
  expect(answer.body).toContain(String(failed()[0]?.digest));
});

interface OtlpSpan {
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}
interface OtlpTraces {
  resourceSpans: { scopeSpans: { scope: { name: string }; spans: OtlpSpan[] }[] }[];
}

test('traces show the request and its gateway calls, but no search term', async ({ measured }) => {
  const names = () =>
    received
      .map((text): OtlpTraces => JSON.parse(text))
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap(({ spans }) => spans)
      .map(({ name }) => name);
  expect((await httpRequest(`${measured.url}/api/search?search=terminoprivado`)).status).toBe(200);
  const call = `fetch GET ${measured.gateway.url}/web-page-conf/web/search/getAll`;
  await expect
    .poll(names, { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['GET /api/search', call]));
  expect(received.join()).toContain('via-limpia-site');
  expect(received.join()).not.toMatch(/terminoprivado|clave-de-prueba/);
});
