import { inspect } from 'node:util';
import { parseConfig } from '@/lib/config';

const KEY = `${'k'.repeat(43)}=`;

const bad: [name: string, values: string[]][] = [
  [
    'GATEWAY_URL',
    [
      ...['puerta.example', 'no-url', '//puerta.example', 'https://', 'https:puerta.example'],
      ...['ftp://puerta.example', 'file:///etc', 'javascript:alert(1)', 'https://puerta.example/'],
      ...['https://puerta.example/path', 'https://puerta.example?x=1', 'https://puerta.example#x'],
      ...['https://user:pass@puerta.example', 'https://user@puerta.example', 'https://a b.example'],
      ...['https://puerta.example:99999', 'https://puerta.example:port'],
      'https://puerta.example\\x',
      ...[' https://puerta.example', 'https://puerta.example\n', ' '],
    ],
  ],
  ['GATEWAY_AUTHORIZATION', ['Bearer\nX: y', 'Bearer ñ', 'a\u0000b', 'x'.repeat(4097)]],
  ['SITE_URL', ['www.vialimpia.example', 'https://www.vialimpia.example/', 'https://x.example/es']],
  [
    'GOOGLE_MAPS_API_KEY',
    ['short', 'a key with spaces in it', 'x'.repeat(81), '"><script>alert(1)</script>'],
  ],
  ['GOOGLE_MAPS_MAP_ID', ['abc', 'my map', 'x'.repeat(65)]],
  ['PRESS_EMAIL', ['prensa', 'prensa@', '@x.example', 'a b@x.example', 'prensa@x.example\nBcc: y']],
  ['WHATSAPP_PHONE', ['555 5550', '+52 55 5555 0180', '55-5555-0180', '55  5555 0180', '<b>0</b>']],
  ['RESPONSE_TIME', ['un día\nhábil', '<b>un día</b>', 'z'.repeat(61), ' dos días']],
  ['REVALIDATE_SECRET', ['fifteen-letters']],
  [
    'REDIS_URL',
    ['localhost:6379', 'http://localhost:6379', 'redis.example', 'redis//x', '//redis'],
  ],
  [
    'DATABASE_URL',
    ['localhost:5432', 'mysql://base.example/x', 'base.example', '//base', 'postgres//x'],
  ],
  [
    'LEADS_KEY',
    [
      ...['clave', 'corta=', `a:${KEY}`, `${KEY}x`, `${KEY},`, `${KEY}, ${KEY}`],
      ...[`${KEY},${KEY},${KEY}`, `${KEY}\n${KEY}`, ` ${KEY}`],
    ],
  ],
  ['SECURITY_EMAIL', ['seguridad', 'a b@x.example', 'a@x.example\nContact: mailto:b@x.example']],
  ['TRUST_PROXY', ['777', '-1', '1.75', 'true', '0x1']],
  ['STOP_DELAY_SECONDS', ['160', '-10', '1.25', 'seis']],
  ['WARM_UP_DELAY_SECONDS', ['-1', '10000', '0.5', 'treinta']],
  ['CONTENT_LIFETIME_SECONDS', ['cero', '10000', '-120', '1.5', 'dos']],
  ['METRICS_PORT', ['009464', '-1', '65536', '9.5', '0x50', 'puerto', ' 9464']],
  ['METRICS_HOST', ['con espacio', 'http://x', 'a/b', 'x'.repeat(254)]],
  ['SERVICE_WORKER', ['yes', 'OFF', 'true', 'apagado']],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', ['colector:4318', 'grpc://colector:4317', 'localhost', '//x']],
];

describe.each(bad)('%s', (name, values) => {
  test.each(values)('%j stops the start with one sentence that does not quote it', (value) => {
    const thrown: unknown[] = [];
    try {
      parseConfig({ [name]: value });
    } catch (error) {
      thrown.push(error);
    }
    expect(thrown).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(`^${name} must be [^\\n]+\\.$`)),
      }),
    ]);
    // A log may contain the message and everything else that the error carries. Code locations are removed,
    // because they contain numbers.
    const said = inspect(thrown[0]).replace(/^ +at .*$|such as https:\S+/gm, '');
    if (value.trim() !== '') expect(said).not.toContain(value.trim());
  });
});

test('no variable is required, and an empty value counts as absent', () => {
  const defaults = {
    gatewayUrl: undefined,
    gatewayAuthorization: undefined,
    siteUrl: 'http://localhost:3000',
    googleMapsApiKey: undefined,
    googleMapsMapId: undefined,
    pressEmail: 'prensa@vialimpia.example',
    facts: { whatsappPhone: '55 5555 0180', responseTime: 'un día hábil' },
    revalidateSecret: undefined,
    redisUrl: undefined,
    securityEmail: 'seguridad@vialimpia.example',
    trustedProxies: 0,
    stopDelayMs: 0,
    warmUpDelayMs: 30_000,
    contentLifetime: 120,
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    otlpEndpoint: undefined,
    hasServiceWorker: true,
  };
  expect(parseConfig({})).toEqual(defaults);
  expect(parseConfig(Object.fromEntries(bad.map(([name]) => [name, ''])))).toEqual(defaults);
});

test('in development content is read again after a second', () => {
  expect(parseConfig({ NODE_ENV: 'development' }).contentLifetime).toBe(1);
  expect(parseConfig({ NODE_ENV: 'production' }).contentLifetime).toBe(120);
});

test('a company with its own gateway has only the facts that it configures', () => {
  const GATEWAY_URL = 'https://gateway.example';
  expect(parseConfig({ GATEWAY_URL }).facts).toEqual({});
  const own = { WHATSAPP_PHONE: '8155550101', RESPONSE_TIME: 'dos días' };
  const facts = { whatsappPhone: '8155550101', responseTime: 'dos días' };
  expect(parseConfig({ GATEWAY_URL, ...own }).facts).toEqual(facts);
  expect(parseConfig(own).facts).toEqual(facts);
});

test("without SITE_URL, the site's origin is its port", () => {
  expect(parseConfig({ PORT: '3100' }).siteUrl).toBe('http://localhost:3100');
  const both = { PORT: '3100', SITE_URL: 'https://sitio.example' };
  expect(parseConfig(both).siteUrl).toBe('https://sitio.example');
});

test('well-formed values are used unchanged', () => {
  expect(
    parseConfig({
      GATEWAY_URL: 'https://gateway.example:8443',
      GATEWAY_AUTHORIZATION: 'Basic dXNlcjpwYXNz',
      SITE_URL: 'https://www.vialimpia.example',
      GOOGLE_MAPS_API_KEY: 'AIzaSy-not_a_real_key_000000',
      GOOGLE_MAPS_MAP_ID: '8e0a97af9386fef',
      PRESS_EMAIL: 'sala.de.prensa@vialimpia.example',
      WHATSAPP_PHONE: '81 5555 0101',
      RESPONSE_TIME: 'un día hábil',
      REVALIDATE_SECRET: 'sixteen-letters!',
      REDIS_URL: 'rediss://user:pass@redis.example:6380/1',
      DATABASE_URL: 'postgres://user:pass@base.example:5432/leads',
      LEADS_KEY: `${KEY},${KEY}`,
      SECURITY_EMAIL: 'avisos@vialimpia.example',
      TRUST_PROXY: '2',
      STOP_DELAY_SECONDS: '15',
      WARM_UP_DELAY_SECONDS: '0',
      CONTENT_LIFETIME_SECONDS: '9999',
      METRICS_PORT: '9464',
      METRICS_HOST: '0.0.0.0',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
      SERVICE_WORKER: 'off',
      UNKNOWN: 'x',
    }),
  ).toEqual({
    gatewayUrl: 'https://gateway.example:8443',
    gatewayAuthorization: 'Basic dXNlcjpwYXNz',
    siteUrl: 'https://www.vialimpia.example',
    googleMapsApiKey: 'AIzaSy-not_a_real_key_000000',
    googleMapsMapId: '8e0a97af9386fef',
    pressEmail: 'sala.de.prensa@vialimpia.example',
    facts: { whatsappPhone: '81 5555 0101', responseTime: 'un día hábil' },
    revalidateSecret: 'sixteen-letters!',
    redisUrl: 'rediss://user:pass@redis.example:6380/1',
    securityEmail: 'avisos@vialimpia.example',
    trustedProxies: 2,
    stopDelayMs: 15_000,
    warmUpDelayMs: 0,
    contentLifetime: 9_999,
    metricsPort: 9464,
    metricsHost: '0.0.0.0',
    otlpEndpoint: 'http://collector.example:4318',
    hasServiceWorker: false,
  });
});

test.each([
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['http://localhost:4010', 'http://localhost:4010'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
  ['https://gateway.example:443', 'https://gateway.example'],
  ['HTTPS://Gateway.example', 'https://gateway.example'],
])('%s is the origin %s', (value, origin) => {
  const { gatewayUrl, siteUrl } = parseConfig({ GATEWAY_URL: value, SITE_URL: value });
  expect([gatewayUrl, siteUrl]).toEqual([origin, origin]);
});

test('a shared database needs a shared key', () => {
  const DATABASE_URL = 'postgresql://user:pass@base.example/leads';
  expect(() => parseConfig({ DATABASE_URL })).toThrow('LEADS_KEY must be set if DATABASE_URL is.');
  expect(() => parseConfig({ DATABASE_URL, LEADS_KEY: KEY })).not.toThrow();
  expect(() => parseConfig({ LEADS_KEY: KEY })).not.toThrow();
});

test('a build calls no gateway, but rejects a malformed gateway URL', () => {
  const NEXT_PHASE = 'phase-production-build';
  const GATEWAY_URL = 'https://gateway.example';
  expect(parseConfig({ NEXT_PHASE, GATEWAY_URL }).gatewayUrl).toBeUndefined();
  expect(parseConfig({ GATEWAY_URL }).gatewayUrl).toBe(GATEWAY_URL);
  expect(() => parseConfig({ NEXT_PHASE, GATEWAY_URL: 'x' })).toThrow('GATEWAY_URL must be');
});
