import { PAGES } from '@/tests/instances/support/crashes';
import { expect, htmlOf, test } from '@/tests/instances/support/fixtures';
import { visitBeside, type Way } from '@/tests/drills/support/strangers';

/* What two visitors notice of one stranger at the edge's full rate: nothing else may run beside it. */

const SECONDS = Number(process.env.STRANGER_SECONDS ?? 60);

/** Letter case by the bits of a number. */
const cased = (text: string, turn: number) =>
  [...text].map((char, at) => ((turn >> at) & 1 ? char.toUpperCase() : char)).join('');

const WAYS: readonly Way[] = [
  { name: 'a thousand names in a query', path: () => `/?${'a&'.repeat(1_000)}` },
  {
    name: 'upgrades where there is no page',
    path: (turn) => `/wp-${turn}.php`,
    headers: { connection: 'Upgrade', upgrade: 'websocket' },
  },
  {
    name: 'one id on all requests for cold addresses',
    path: (turn) => `/sucursales/nadie-${turn}`,
    headers: { 'x-request-id': 'the-same-for-all' },
    isGatewaySlow: true,
  },
  {
    name: 'cold searches',
    path: (turn) => `/api/search?search=nadie${turn}`,
    isGatewaySlow: true,
  },
  { name: 'cold files', path: (turn) => `/archivos/nada-${turn}.pdf`, isGatewaySlow: true },
  {
    name: 'parts and letter case of a zone',
    path: (turn) => `/sucursales/campeche/${encodeURIComponent(cased('san román', turn))}`,
  },
  {
    name: 'names that no page reads',
    path: (turn) => `/blog?nada=${turn}`,
    headers: { 'next-url': '/nada' },
  },
  {
    name: 'spellings of a picture',
    path: (turn) => `/_next/image?url=%2Farchivos%2Fhero-1.webp%23${turn}&w=1200&q=75`,
  },
  { name: 'sitemaps', path: () => '/sitemap-paginas-1.xml' },
  {
    name: 'made links',
    path: (turn) => `/enlaces/resultado/tipo%3Dmapa%26modo%3Dlineas/utm_source%3Dx${turn}`,
  },
  { name: 'readiness', path: () => '/api/ready' },
  { name: 'visits of a campaign', path: () => '/?utm_campaign=marca' },
  { name: 'folios', path: (turn) => `/folio/${100_000_000 + turn}` },
];

for (const { through, most } of [
  { through: 'direct', most: 250 },
  { through: 'through the edge', most: 100 },
] as const) {
  for (const way of WAYS) {
    test(`${way.name}, ${through}`, async ({ edge, instances: [a], gateway }) => {
      const origin = through === 'direct' ? a.url : edge.url;
      for (const path of PAGES) await htmlOf(origin + path);
      if (way.isGatewaySlow) gateway.faults.add({ kind: 'latency', value: 3_000 });
      const seen = await visitBeside(origin, way, PAGES, SECONDS);
      gateway.faults.clear();
      const { p50, p99, message99, unread, refused, statuses } = seen;
      const ms = (value: number) => `${Math.round(value)} ms`;
      console.log(
        `  ${through}, ${way.name}: stored p50 ${ms(p50)}, p99 ${ms(p99)}; ` +
          `messages p99 ${ms(message99)}; the stranger got ${statuses}`,
      );
      expect.soft(unread, 'stored pages').toEqual([]);
      expect.soft(p99, 'stored pages').toBeLessThan(most);
      // With a slow gateway a message takes as long as the gateway, and longer to be kept.
      if (way.isGatewaySlow) return;
      expect.soft(refused, 'messages').toEqual([]);
      expect.soft(message99, 'messages').toBeLessThan(1_000);
    });
  }
}
